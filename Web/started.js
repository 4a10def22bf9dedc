// This module is imported before all other modules, so that it runs first. The style sheet shows a notice as long as
// the attribute data-started is not set.
document.documentElement.dataset.started = ''
