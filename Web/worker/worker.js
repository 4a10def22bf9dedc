// The service worker: caches one build of the site as a whole, and answers requests from that build.
// docs/formats/offline.md describes the data that the server writes before this script (`self.build`), the names of
// cached data, and the page's messages.
import { answer, begin, end, remember } from './answers.js'
import { fill, fillAgain, forgetEarlier, keep, kept, stopFilling } from './build.js'

addEventListener('install', (event) => event.waitUntil(fill()))
addEventListener('activate', (event) => event.waitUntil(forgetEarlier().then(() => clients.claim())))
addEventListener('fetch', answer)

let filled = Promise.resolve()
const orders = {
  begin: () => {
    begin()
    return filled = fillAgain().catch(console.warn)
  },
  appearance: ({ text }) => remember(text),
  list: async (_, tell) => {
    await filled
    await forgetEarlier()
    tell({ kept: await kept() })
  },
  keep: async ({ names }, tell) => {
    try {
      await filled
      await keep(names, (percent) => tell({ percent }))
      tell({ kept: await kept() })
    } catch (error) {
      tell({ failed: error.name === 'QuotaExceededError' ? 'full' : 'unreachable' })
    }
  },
  takeOver: () => skipWaiting(),
  end: () => {
    stopFilling()
    end()
  },
}
addEventListener('message', (event) => {
  const { data, ports: [port] } = event
  event.waitUntil(orders[data.order](data, (news) => port?.postMessage(news)))
})
