// Reads words aloud: with a voice of the device, and otherwise with a sound from the server.
import { isPlain, outside } from './site.js'

const voices = () => globalThis.speechSynthesis?.getVoices() ?? []
let playing // the sound that is playing
let turn = 0 // counts the words, so that a late sound is not played after a newer one

// Some browsers load their voices only after the first request for them.
voices()

/**
 * Reads a text aloud in the language with this BCP 47 tag; stops the text that is being read. If the text cannot be
 * read aloud, returns the reason, and otherwise `undefined`.
 */
export async function pronounce(text, tag, path) {
  turn += 1
  playing?.pause()
  globalThis.speechSynthesis?.cancel()
  const voice = bestVoice(tag)
  if (!voice) return isPlain ? 'noVoice' : play(outside(path))
  const mine = turn
  if (await speak(text, voice) || mine !== turn) return undefined
  // The device could not speak the word, so use the server's voice. If the server's voice fails too, report that the
  // device's voice has failed.
  const reason = isPlain ? 'noVoice' : await play(outside(path))
  return reason && 'voiceFailed'
}

// Returns a voice for the language tag with its country, and otherwise a voice for the language. A voice of another
// language would teach a wrong pronunciation.
function bestVoice(tag) {
  const wanted = tag.toLowerCase()
  return voices().find((voice) => languageOf(voice).toLowerCase() === wanted)
    ?? voices().find((voice) => languageOf(voice).toLowerCase().split('-')[0] === wanted.split('-')[0])
}
const languageOf = (voice) => voice.lang.replace('_', '-') // Android writes es_ES

/**
 * Speaks the text with a voice of the device. Resolves to true if the voice has spoken or was stopped, and to false if
 * it failed, for example because the voice no longer exists or needs a network.
 */
const speak = (text, voice) => new Promise((resolve) => {
  const utterance = new SpeechSynthesisUtterance(text)
  // If the utterance's language differs from the voice's language, some browsers use another voice.
  Object.assign(utterance, { voice, lang: languageOf(voice), rate: 0.9 })
  utterance.onend = () => resolve(true)
  utterance.onerror = ({ error }) => resolve(['canceled', 'interrupted'].includes(error))
  speechSynthesis.speak(utterance)
})

async function play(path) {
  const mine = turn
  let response
  try {
    response = await fetch(path)
  } catch {
    return mine === turn ? 'unreachable' : undefined
  }
  const answer = await (response.ok ? response.blob() : response.json()).catch(() => undefined)
  if (mine !== turn) return undefined
  if (!response.ok || !answer) return answer?.error?.code ?? 'unreachable'
  const sound = new Audio(URL.createObjectURL(answer))
  sound.onended = sound.onpause = () => URL.revokeObjectURL(sound.src)
  playing = sound
  await sound.play().catch((error) => console.warn(error)) // the player chose another word
}
