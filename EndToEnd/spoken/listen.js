// Runs in each page before the page's own scripts. Records the announcements of live regions, the window's title at each
// move of the focus, and the time of the last change of the page.

const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output'
const POLITENESS = { alert: 'assertive', status: 'polite', log: 'polite' }
const BLOCKS = /^(block|flex|grid|list-item|table|table-row|table-cell|flow-root)$/

const isSilent = (element) => {
  if (element.ariaHidden === 'true' || element.hidden) return true
  const { display, visibility } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden'
}

const languageOf = (node) => {
  const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node
  return element.closest('[lang]')?.lang ?? ''
}

// Returns the readable parts of a node, each with its language.
const parts = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return [[languageOf(node), node.data]]
  if (node.nodeType !== Node.ELEMENT_NODE || isSilent(node)) return []
  if (node.ariaLabel && node.matches('img, svg, button, a, [role=img]')) return [[languageOf(node), ` ${node.ariaLabel} `]]
  const inside = [...node.childNodes].flatMap(parts)
  const isBlock = BLOCKS.test(getComputedStyle(node).display)
  return isBlock ? [['', ' '], ...inside, ['', ' ']] : inside
}

// Returns the text of a node as a screen reader reads it. A part in another language than the page is in braces.
const text = (node) => {
  const page = document.documentElement.lang
  let result = ''
  let now = page
  for (const [language, part] of parts(node)) {
    const next = part.trim() ? language || page : now
    if (next !== now) {
      if (now !== page) result += '}'
      if (next !== page) result += `{${next}: `
      now = next
    }
    result += part
  }
  if (now !== page) result += '}'
  return result.replace(/\s+/g, ' ').replace(/ }/g, '} ').replace(/ +$/, '').trim()
}

const known = new Map()
const spoken = { said: [], changed: 0, titleAtFocus: null, text, subject: null }
window.spoken = spoken

const politeness = (region) => region.ariaLive ?? region.getAttribute('aria-live') ?? POLITENESS[region.role ?? region.getAttribute('role')] ?? 'polite'

const isWhole = (region) => {
  const given = region.getAttribute('aria-atomic')
  return given ? given === 'true' : /^(status|alert)$/.test(region.getAttribute('role')) || region.localName === 'output'
}

const isBehindDialog = (region) => {
  const dialogs = [...document.querySelectorAll('dialog:modal')]
  return region.closest('[inert]') !== null || (dialogs.length > 0 && !dialogs.at(-1).contains(region))
}

const say = (region, words, isNew) => {
  if (!words) return
  spoken.said.push({ words, live: politeness(region), isNew, isBehind: isBehindDialog(region) })
}

// Returns the changed parts of a live region. If a region is not atomic, screen readers read only its changed parts.
const changedParts = (region, changes) => {
  const nodes = new Set()
  for (const { type, target, addedNodes } of changes) {
    if (!region.contains(target)) continue
    if (type === 'characterData') nodes.add(target)
    for (const each of addedNodes) nodes.add(each)
  }
  const outer = [...nodes].filter((each) => region.contains(each) && ![...nodes].some((other) => other !== each && other.contains(each)))
  return outer.map(text).filter((each) => each).join(' ')
}

const look = (changes, isFirst = false) => {
  for (const region of known.keys()) if (!region.isConnected) known.delete(region)
  for (const region of document.querySelectorAll(LIVE)) {
    if (politeness(region) === 'off') continue
    const words = text(region)
    const isNew = !known.has(region)
    const isChanged = known.get(region) !== words
    const isRenewed = changes.some(({ target, addedNodes }) => region.contains(target) && [...addedNodes].some((each) => each.isConnected && text(each)))
    known.set(region, words)
    if (isFirst) continue
    if (isNew) say(region, words, true)
    else if (isWhole(region) && (isChanged || isRenewed)) say(region, words, false)
    else if (!isWhole(region) && (isChanged || isRenewed)) say(region, changedParts(region, changes), false)
  }
}

new MutationObserver((changes) => {
  spoken.changed = performance.now()
  look(changes, document.readyState === 'loading')
}).observe(document, {
  subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['hidden', 'aria-hidden', 'aria-live', 'role', 'lang', 'open'],
})

addEventListener('focusin', () => {
  spoken.changed = performance.now()
  spoken.titleAtFocus = document.title
}, { capture: true })

// Returns facts about the subject that are missing from the accessibility tree of at least one browser engine.
spoken.facts = () => {
  const { subject } = spoken
  const item = subject.closest('[aria-setsize]')
  return {
    tag: subject.localName,
    language: languageOf(subject) === document.documentElement.lang ? '' : languageOf(subject),
    place: item ? `${item.getAttribute('aria-posinset')} of ${item.getAttribute('aria-setsize')}` : '',
    value: subject.matches('input, textarea') ? subject.value : '',
    isRequiredAlone: subject.required === true && subject.value === '' && !subject.hasAttribute('aria-invalid'),
    current: subject.getAttribute('aria-current') ?? '',
  }
}
