// Registers the elements that the host checks after every patch: dialogs and long lists. Each dialog and each long list
// is registered when it is added, because searching a page with thousands of elements would take longer than the patch.
export const holder = document.getElementById('page')

class LiveSelector {
  constructor(selector) {
    this.selector = selector
    this.elements = new Set(holder.querySelectorAll(selector))
  }
  note(element) { if (element.matches(this.selector)) this.elements.add(element) }
  /** Iterates over the registered elements that are on the page and still match the selector. */
  *[Symbol.iterator]() {
    for (const element of this.elements) {
      if (!element.isConnected) this.elements.delete(element)
      else if (element.matches(this.selector)) yield element
    }
  }
}
export const dialogs = new LiveSelector('dialog')
export const lists = new LiveSelector('[data-rows]')

/** Registers an element that is new or has a new attribute. */
export function note(element) {
  dialogs.note(element)
  lists.note(element)
}
