// The script of server-rendered pages that do not load the program. The script sends the rounds that were played in
// this browser to the server immediately, and copies or shares a circle's invitation link. The page's forms work
// without this script.
import { watchEnd } from './ending.js'
import { listen } from './hostEvents.js'
import { isTouchDevice } from './share.js'
import { keepInStep } from './startSync.js'
import { hearTabs } from './tabs.js'

const ignore = () => {} // these pages have no program to receive messages
listen(ignore)
hearTabs(ignore)
watchEnd(() => location.reload())
keepInStep(ignore)

// Buttons that need a script are hidden until this script shows them.
for (const button of document.querySelectorAll('[data-hands-on]')) {
  const way = button.dataset.handsOn
  const field = document.getElementById(button.getAttribute('aria-controls'))
  button.hidden = way === 'share' && !(isTouchDevice && navigator.canShare?.({ url: field.value }))
  button.addEventListener('click', () => handOn(field, way))
}

async function handOn(field, way) {
  const news = document.getElementById(field.getAttribute('aria-describedby'))
  news.textContent = '' // so that the same text is announced again
  try {
    if (way === 'share') return await navigator.share({ url: field.value })
    await navigator.clipboard.writeText(field.value)
    news.textContent = news.dataset.copied
  } catch (error) {
    if (error.name === 'AbortError') return
    field.select()
    news.textContent = news.dataset.failed
  }
}
