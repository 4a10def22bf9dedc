// Loads the styles of the pages other than Find Words at the first input, because a first visit to Find Words does not
// need them. Documents of the other pages contain these styles from the start.
const inputs = ['pointerdown', 'keydown', 'click', 'popstate']

/** Waits for the first input, then loads the styles. If loading fails, the next input tries again. */
export function loadStylesAtInput() {
  const link = document.querySelector('link[data-file="other-pages.css"]:not([rel])')
  if (!link) return
  const listening = new AbortController()
  const load = () => {
    listening.abort()
    document.documentElement.dataset.unstyled = ''
    link.onload = link.onerror = ({ type }) => {
      delete document.documentElement.dataset.unstyled
      if (type === 'load') return
      link.removeAttribute('rel')
      loadStylesAtInput()
    }
    link.rel = 'stylesheet'
  }
  for (const input of inputs) addEventListener(input, load, { capture: true, signal: listening.signal })
}
