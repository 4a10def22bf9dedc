// What steps need to know of a page, in the page: elements by Playwright's selectors, and whether they can be used.
// `injected` is Playwright's own script, so that all engines find the same by the same names.

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

// When each key went down or up, in milliseconds since 1970.
const keys = []
for (const kind of ['keydown', 'keyup']) {
  addEventListener(kind, (event) => { keys.push(performance.timeOrigin + event.timeStamp) }, { capture: true })
}

// Answers the place where a press reaches the element, or in words why none does.
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
  // How many keys have gone down or up since this moment.
  keysSince: (moment) => keys.filter((each) => each >= moment).length,

  // As `place`, and from here on a press that reaches something else, because the page has moved meanwhile, is kept from it.
  async watched(selector, states) {
    const answer = await place(selector, states)
    if (answer.trouble) return answer
    clicked = false
    watch = injected.setupHitTargetInterceptor(pressed, 'mouse', answer.point, false)
    return watch.stop ? answer : { trouble: `${watch} is in the way` }
  },
  // Whether the press reached its element, as far as this page knows: a click may come a little after what drives the browser says so, and where
  // the page has taken the element out and put it in again, it does not come.
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

  // Selects what a field holds, so that what is typed takes its place.
  async select(selector) {
    const element = one(selector)
    if (!element) return { trouble: 'there is no such element' }
    const missing = await injected.checkElementStates(element, ['visible', 'enabled', 'editable'])
    if (missing) return { trouble: `it is not ${missing.missingState}` }
    injected.fill(element, '')
    return {}
  },
}

// What goes wrong from now on.
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
