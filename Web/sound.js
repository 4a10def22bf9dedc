// Plays the notes of a signal, which sound like wooden bars, and the vibration of the signal. A failure here must not interrupt the game: if a signal
// cannot be played, the game continues silently.
import { signals } from './signals.js'

// The tones of a struck bar: its main tone, and a short second tone two octaves higher, because a marimba's second
// partial is tuned to four times the frequency.
const partials = [{ ratio: 1, share: 1, ringing: 1 }, { ratio: 4, share: 0.2, ringing: 0.25 }]
const attack = 0.004 // s
const silence = 0.0001 // the gain at which a note ends; an exponential decay never reaches 0
const most = 3 // maximum number of simultaneous signals
const latest = 300 // ms; a later sound no longer matches the visible change
const rest = 30_000 // ms without a signal after which the device may sleep

/** Schedules notes that begin at a given time of the audio context's clock; returns the sound, which can be lowered or stopped. */
export function schedule(context, destination, notes, start) {
  const level = new GainNode(context)
  const wood = new BiquadFilterNode(context, { type: 'lowpass', frequency: 3200, Q: 0.5 })
  wood.connect(level).connect(destination)
  const tones = notes.flatMap((note) => partials.map((partial) => strike(context, wood, note, partial, start)))
  const last = tones.reduce((one, other) => one.ends > other.ends ? one : other).oscillator
  return { level, tones: tones.map(({ oscillator }) => oscillator), last }
}
function strike(context, destination, { frequency, glide, at, length, gain, wave }, { ratio, share, ringing }, start) {
  const [begins, ends] = [start + at, start + at + length * ringing]
  const oscillator = new OscillatorNode(context, { type: wave, frequency: frequency * ratio })
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(silence, begins)
  envelope.gain.linearRampToValueAtTime(gain * share, begins + attack)
  envelope.gain.exponentialRampToValueAtTime(silence, ends)
  if (glide) {
    oscillator.frequency.setValueAtTime(frequency * ratio, begins)
    oscillator.frequency.exponentialRampToValueAtTime(glide * ratio, ends)
  }
  oscillator.connect(envelope).connect(destination)
  oscillator.start(begins)
  oscillator.stop(ends)
  return { oscillator, ends }
}

// The audio context and the vibration motor
let context
let making // a promise of the context, created at the first action
let sounding = [] // the sounds that have not ended, the oldest first
let sleep
const acts = ['pointerdown', 'pointerup', 'keydown']
// Creates the audio context after the player's first action, so that the context runs before the first signal. Browsers
// do not allow a script to create an audio context before the player's first action. A touch counts as an action only
// when the player lifts the finger. Creating an audio context takes 60 ms in Chromium, so the script waits until the
// page has painted its response to the action.
function wake() {
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return
  for (const type of acts) removeEventListener(type, wake, { capture: true })
  making = new Promise((resolve) => setTimeout(() => resolve(make()), 40))
}
function make() {
  try {
    // With this setting, an iPhone's silent switch mutes the sounds, and music from other apps continues.
    if (navigator.audioSession) navigator.audioSession.type = 'ambient'
    context = new AudioContext({ latencyHint: 'interactive' })
    sleepLater()
  } catch (error) { console.warn(error) }
}
for (const type of acts) addEventListener(type, wake, { capture: true, passive: true })
function sleepLater() {
  clearTimeout(sleep)
  sleep = setTimeout(() => context.suspend().catch(console.warn), rest)
}
document.addEventListener('visibilitychange', () => {
  if (!document.hidden || !context) return
  for (const sound of sounding) cut(sound)
  context.suspend().catch(console.warn)
})

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
async function play(notes) {
  const asked = performance.now()
  await nextFrame() // paint first: creating the notes takes as long as the layout of a row
  if (!context) await making
  if (!context) return
  if (context.state !== 'running') await context.resume()
  if (document.hidden || performance.now() - asked > latest) return
  sleepLater()
  // Lower the volume of the sounds that are still playing, so that the new sound stands out.
  for (const older of sounding) older.level.gain.setTargetAtTime(0.4, context.currentTime, 0.02)
  if (sounding.length >= most) cut(sounding[0])
  const sound = schedule(context, context.destination, notes, context.currentTime)
  sounding.push(sound)
  sound.last.onended = () => {
    sound.level.disconnect()
    sounding = sounding.filter((other) => other !== sound)
  }
}
function cut(sound) {
  sound.level.gain.setTargetAtTime(0, context.currentTime, 0.01)
  for (const tone of sound.tones) tone.stop(context.currentTime + 0.05)
  sounding = sounding.filter((other) => other !== sound)
}

/** Plays the signal with this name; in `bits`, 1 allows sound and 2 allows vibration. */
export function signal(name, bits) {
  if (document.hidden || !Object.hasOwn(signals, name)) return
  const { notes, vibration } = signals[name]
  if (bits & 1) play(notes).catch(console.warn)
  // Chromium logs an error when a page vibrates before the player has touched it.
  if (bits & 2 && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(vibration)
}
