// Imported before all other scripts, so that it runs first: the style sheet shows a notice as long as the script has
// not started.
document.documentElement.dataset.started = ''
