// Returns the layout problems of the page in the current window, as texts. `test_layout.py` adds `forReaders`.
() => {
  for (const each of document.getAnimations()) {
    try {
      each.finish()
    } catch {
      each.cancel() // it has no end
    }
  }
  const complaints = []
  const front = [...document.querySelectorAll('dialog:modal, [open] > .drop-items')].at(-1) ?? document.body
  const slack = 1
  const box = (element) => element.getBoundingClientRect()
  const round = (number) => Math.round(number * 10) / 10
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const named = (element) => {
    const text = element.ariaLabel ?? (element.labels?.[0] ?? element).innerText ?? ''
    const words = text.trim().replace(/\s+/g, ' ').slice(0, 40)
    return words ? `${element.localName} “${words}”` : `${element.localName}.${element.getAttribute('class') ?? ''}`
  }
  const clips = (element) => getComputedStyle(element).overflowX !== 'visible'
  const scrollsSideways = (element) => element.matches('.columns, .table-scroll, .pages, .hint-scroll')

  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter((each) => seen(each) && box(each).right > innerWidth + slack)
    complaints.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${innerWidth}: ${wide.slice(-3).map(named).join(', ')}`)
  }

  for (const list of front.querySelectorAll('ul, ol, [role=list]')) {
    if (seen(list) && !list.querySelector('li, [role=listitem]')) complaints.push(`the list ${named(list)} is empty`)
  }

  // A long list must show rows in the window, and these rows must be wide enough for words.
  for (const area of [...front.querySelectorAll('[data-rows]')].filter(seen)) {
    area.scrollIntoView({ block: 'end', behavior: 'instant' }) // in a low window the page scrolls
    const { top, bottom } = box(area)
    const rows = [...area.querySelectorAll('li')].map(box).filter((row) => row.bottom > top && row.top < Math.min(bottom, innerHeight))
    const inside = rows.filter((row) => row.left >= -slack && row.right <= innerWidth + slack)
    const needed = Math.min(innerWidth, 500) / 2
    if (inside.length < 3) complaints.push(`the long list shows ${inside.length} rows in the window`)
    const narrow = rows.find((row) => row.width < needed)
    if (narrow) complaints.push(`the long list's rows are ${round(narrow.width)} wide in a window of ${innerWidth}`)
  }

  // The elements that a finger or a mouse can press. For a radio button, a checkbox or a file input with a label, the
  // set contains the label instead.
  const pressed = new Set()
  for (const each of front.querySelectorAll('a[href], button, input, textarea, select, summary')) {
    const label = each.labels?.[0]
    pressed.add(label && /radio|checkbox|file/.test(each.type) ? label : each)
  }
  for (const control of pressed) {
    const area = control.closest('[data-rows]')
    if (!seen(control) || forReaders(control)) continue
    if (!area) control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, right, top, bottom, width, height } = box(control)
    // In a long list, check only the rows that are completely visible.
    if (area && (top < box(area).top || bottom > Math.min(box(area).bottom, innerHeight))) continue
    if (!width || !height) {
      complaints.push(`${named(control)} has no size`)
      continue
    }
    if (left < -slack || right > innerWidth + slack)
      complaints.push(`${named(control)} goes from ${round(left)} to ${round(right)} in a window of ${innerWidth}`)
    if (control.scrollWidth > control.clientWidth + slack && getComputedStyle(control).display !== 'inline' && !/input|textarea/.test(control.localName))
      complaints.push(`what is in ${named(control)} is ${control.scrollWidth} wide, and it is ${control.clientWidth}`)
    for (let parent = control.parentElement; parent; parent = parent.parentElement) {
      const frame = box(parent)
      // A container that scrolls sideways clips a control only if the control is wider than the container. A user can
      // scroll a narrower control fully into view.
      const isCut = scrollsSideways(parent) ? width > frame.width + slack : left < frame.left - slack || right > frame.right + slack
      if (clips(parent) && isCut)
        complaints.push(`${named(control)}, from ${round(left)} to ${round(right)}, is cut off by ${parent.localName}.${parent.className}, from ${round(frame.left)} to ${round(frame.right)}`)
    }
    // In an alphabetical index of low height, letters may overlap, because players drag a finger along the index or
    // move between letters with the arrow keys.
    if (control.closest('[data-drags]') && height < 14) continue
    const first = control.getClientRects()[0]
    const [x, y] = [first.left + first.width / 2, first.top + first.height / 2]
    const hit = document.elementFromPoint(x, y)
    if (y < 0 || y >= innerHeight) complaints.push(`${named(control)} cannot be scrolled into the window`)
    else if (!(control.contains(hit) || hit?.contains(control) || [...(control.labels ?? [])].some((each) => each.contains(hit))))
      complaints.push(`${named(control)} is covered by ${hit ? named(hit) : 'nothing that can be pressed'}`)
  }
  // The checks above have scrolled to each control.
  for (const each of [document.scrollingElement, front, ...front.querySelectorAll('.sheet-body, .sheet')]) each.scrollTop = 0

  for (const alert of front.querySelectorAll('[role=alert]')) {
    if (front.localName === 'dialog') alert.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    if (seen(alert) && (box(alert).top < -slack || box(alert).bottom > innerHeight + slack)) complaints.push(`${named(alert)} is not in the window`)
  }

  // A word that fits into a line must not be broken into two lines.
  const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!seen(text.parentElement) || getComputedStyle(text.parentElement).hyphens === 'auto') continue
    for (const { index, 0: word } of text.data.matchAll(/(?<![\p{L}\p{N}])\p{Script=Latin}{2,12}(?![\p{L}\p{N}])/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].filter((each) => each.width > 0).map((each) => Math.round(each.top / 4)))
      if (lines.size > 1) complaints.push(`the word “${word}” is broken in ${named(text.parentElement)}`)
    }
  }
  return complaints
}
