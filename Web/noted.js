// The elements of the page that the host looks at after every patch. They are noted when they come: to search a page of thousands of elements for
// them takes longer than the patch.
export const holder = document.getElementById('page')

class Noted {
  constructor(selector) {
    this.selector = selector
    this.elements = new Set(holder.querySelectorAll(selector))
  }
  note(element) { if (element.matches(this.selector)) this.elements.add(element) }
  /** Those that are on the page and still fit. */
  *[Symbol.iterator]() {
    for (const element of this.elements) {
      if (!element.isConnected) this.elements.delete(element)
      else if (element.matches(this.selector)) yield element
    }
  }
}
export const dialogs = new Noted('dialog')
export const lists = new Noted('[data-rows]')

/** For an element that is new, or has a new attribute. */
export function note(element) {
  dialogs.note(element)
  lists.note(element)
}
