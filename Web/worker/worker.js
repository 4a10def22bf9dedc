// The service worker: keeps one build of the site on the device, as a whole, and answers with it. docs/formats/offline.md describes what the
// server writes before this script (`self.build`), what is kept under which name, and the messages of the page.
import { answer, end, remember } from './answers.js'
import { fill, forgetOthers, keep, kept } from './build.js'

addEventListener('install', (event) => event.waitUntil(fill()))
addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => clients.claim())))
addEventListener('fetch', answer)

const orders = {
  appearance: ({ text }) => remember(text),
  list: async (_, tell) => {
    // What a build has left that was never taken into use; a build that is coming needs its cache.
    if (!registration.installing && !registration.waiting) await forgetOthers()
    tell({ kept: await kept() })
  },
  keep: async ({ names }, tell) => {
    try {
      await keep(names, (percent) => tell({ percent }))
      tell({ kept: await kept() })
    } catch (error) {
      tell({ failed: error.name === 'QuotaExceededError' ? 'full' : 'unreachable' })
    }
  },
  takeOver: () => skipWaiting(),
  end,
}
addEventListener('message', (event) => {
  const { data, ports: [port] } = event
  event.waitUntil(orders[data.order](data, (news) => port?.postMessage(news)))
})
