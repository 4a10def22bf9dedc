// The draft: a short-lived text, such as the content of an input field. If a tab has stored a draft itself, it uses
// this draft, and otherwise the draft of another tab.
const key = 'word-orchard-draft'
const storages = ['sessionStorage', 'localStorage']

export function keepDraft(text) {
  for (const name of storages) try { window[name].setItem(key, text) } catch (error) { console.warn(error) }
}

export function forgetDrafts() {
  for (const name of storages) try { window[name].removeItem(key) } catch {} // storage is not available
}

/** Returns the draft, which is one line, or `undefined` if no draft is stored. */
export function readDraft() {
  for (const name of storages) {
    try {
      const draft = window[name].getItem(key)
      if (draft !== null) return draft.split('\n')[0]
    } catch {} // the next storage may be readable
  }
}
