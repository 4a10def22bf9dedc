// The script of server-rendered pages without the program. It sends the rounds played here to the server immediately, and copies or shares the
// link of a circle. The forms work without this script.
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

// Buttons that need a script are hidden until now.
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
