// The script of pages that the server makes and that run no program: it sends the rounds played here to the server at once, and the
// link of a board for friends is copied or shared. Without this script their forms work all the same.
import { watchEnd } from './ending.js'
import { listen } from './news.js'
import { isTouchDevice } from './share.js'
import { keepInStep } from './synced.js'
import { hearTabs } from './tabs.js'

const ignore = () => {} // no program listens here
listen(ignore)
hearTabs(ignore)
watchEnd(() => location.reload())
keepInStep(ignore)

// Buttons that nothing but a script can carry out are hidden until now.
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
