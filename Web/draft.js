// The draft, as small and fleeting as what stands in a field. A tab's own comes before one that another tab has left.
const key = 'word-orchard-draft'
const storages = ['sessionStorage', 'localStorage']

export function keepDraft(text) {
  for (const name of storages) try { window[name].setItem(key, text) } catch (error) { console.warn(error) }
}

export function forgetDrafts() {
  for (const name of storages) try { window[name].removeItem(key) } catch {} // it is not there
}

/** The draft, one line; nothing when there is none. */
export function readDraft() {
  for (const name of storages) {
    try {
      const draft = window[name].getItem(key)
      if (draft !== null) return draft.split('\n')[0]
    } catch {} // the next one may be readable
  }
}
