// Notices when a new day begins, by the device's clock.
const often = 60_000 // ms between two checks: timers stop while the device sleeps, and the clock can be set

/** Calls the receiver when the date has changed, at most a moment after midnight. */
export function watchDay(receiver) {
  let day = today()
  const look = () => {
    if (day !== today()) {
      day = today()
      receiver()
    }
    setTimeout(look, Math.min(untilMidnight(), often))
  }
  look()
}
const today = () => new Date().toDateString()
function untilMidnight() {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) - now + 20
}
