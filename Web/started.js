// Imported before all others, so this runs first: the page's style shows a notice for as long as the script has not come.
document.documentElement.dataset.started = ''
