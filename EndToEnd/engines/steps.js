// The part of the page tests that runs in the page. The functions find elements by Playwright's selectors, and check
// whether a user can operate these elements. The object `injected` is Playwright's own page script, so that all engines
// find the same elements.

const find = (selector) => injected.querySelectorAll(injected.parseSelector(selector), document)

const one = (selector) => {
  const elements = find(selector)
  if (elements.length > 1) throw injected.strictModeViolationError(injected.parseSelector(selector), elements)
  return elements[0]
}

const inWindow = ({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight

const middle = (element) => {
  const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)]
  const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  return from < to && above < below ? { x: (from + to) / 2, y: (above + below) / 2 } : { x: (left + right) / 2, y: (top + bottom) / 2 }
}

let pressed, watch, clicked

addEventListener('click', (event) => { clicked ||= event.composedPath().includes(pressed) }, { capture: true })

// The times at which keys were pressed and released, in milliseconds since 1970.
const keys = []
for (const kind of ['keydown', 'keyup']) {
  addEventListener(kind, (event) => { keys.push(performance.timeOrigin + event.timeStamp) }, { capture: true })
}

// Returns the position at which a press reaches the element, or the reason why no such position exists.
const place = async (selector, states) => {
  const element = one(selector)
  if (!element) return { trouble: 'there is no such element' }
  pressed = element
  if (states.length) {
    const missing = await injected.checkElementStates(element, states)
    if (missing) return { trouble: missing.missingState ? `it is not ${missing.missingState}` : missing }
  }
  const reached = (block) => {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
    const point = middle(element)
    return { point, hit: inWindow(point) ? injected.expectHitTarget(point, element) : { hitTargetDescription: 'the edge of the window' } }
  }
  let { point, hit } = reached('nearest')
  if (hit !== 'done') ({ point, hit } = reached('center'))
  return hit === 'done' || !states.length ? { point } : { trouble: `${hit.hitTargetDescription} is in the way` }
}

const steps = {
  find,
  one,
  place,
  pressed: () => pressed,
  // Returns the number of keys that were pressed or released since this time.
  keysSince: (moment) => keys.filter((each) => each >= moment).length,

  // Works like the function `place`. If the page moves and the next press would reach another element, the function
  // blocks this press.
  async watched(selector, states) {
    const answer = await place(selector, states)
    if (answer.trouble) return answer
    clicked = false
    watch = injected.setupHitTargetInterceptor(pressed, 'mouse', answer.point, false)
    return watch.stop ? answer : { trouble: `${watch} is in the way` }
  },
  // Returns whether the press has reached its element in this page. The click event may arrive slightly after the
  // driver has reported the press. If the page has removed the pressed element and inserted it again, the click event
  // never arrives.
  async reached() {
    for (const until = performance.now() + 1000; watch && !clicked && pressed.isConnected && performance.now() < until;) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return (watch?.stop() ?? 'done') === 'done' && (!watch || clicked || !pressed.isConnected)
  },

  async expect(selector, options) {
    const elements = find(selector)
    if (!options.expression.endsWith('.array') && options.expression !== 'to.have.count') one(selector)
    const { matches, received, missingReceived } = await injected.expect(elements[0], options, elements)
    return { matches, received: missingReceived ? '<element(s) not found>' : received }
  },

  // Selects the text of a field, so that typing replaces the text.
  async select(selector) {
    const element = one(selector)
    if (!element) return { trouble: 'there is no such element' }
    const missing = await injected.checkElementStates(element, ['visible', 'enabled', 'editable'])
    if (missing) return { trouble: `it is not ${missing.missingState}` }
    injected.fill(element, '')
    return {}
  },
}

// Records all errors that occur from now on.
const heard = []
steps.heard = () => heard.splice(0)
addEventListener('error', (event) => heard.push(`uncaught: ${event.message}`))
addEventListener('unhandledrejection', (event) => heard.push(`uncaught: ${event.reason}`))
for (const kind of ['error', 'warn']) {
  const say = console[kind]
  console[kind] = (...words) => {
    heard.push(`${kind}: ${words.join(' ')}`)
    say.apply(console, words)
  }
}
