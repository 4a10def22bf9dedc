// Web/voice.js: the device's voices and the fallback to the server's voice.
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { load, settle } from './modules.mjs'

function device(voices, { isPlain = false, answer = new Response(new Blob(['RIFF'])) } = {}) {
  const device = { spoken: [], asked: [], played: [] }
  class Utterance { constructor(text) { this.text = text } }
  class Audio {
    constructor(source) { this.src = source }
    async play() { device.played.push(this.src) }
    pause() {}
  }
  const { pronounce } = load('voice.js', {
    SpeechSynthesisUtterance: Utterance, Audio, URL: Object.assign(URL, { createObjectURL: () => 'blob:sound' }),
    speechSynthesis: { getVoices: () => voices.map(([name, lang]) => ({ name, lang })), speak: (each) => device.spoken.push(each), cancel() {} },
    document: { documentElement: { dataset: isPlain ? { plain: '' } : {} }, querySelectorAll: () => [] }, location: new URL('https://orchard.test/'),
    fetch: async (path) => {
      device.asked.push(path)
      if (answer instanceof Error) throw answer
      return answer.clone()
    },
  })
  device.say = (text = 'casa', tag = 'es-ES') => pronounce(text, tag, '/api/v1/pronounce?word=casa')
  return device
}

test('the utterance has the language of its voice', async () => {
  for (const [lang, said] of [['es-MX', 'es-MX'], ['es_ES', 'es-ES'], ['es', 'es']]) {
    const one = device([['Mei', 'zh-TW'], ['Paulina', lang]])
    one.say()
    assert.deepEqual(one.spoken.map(({ text, lang, voice }) => [text, lang, voice.name]), [['casa', said, 'Paulina']])
  }
})

test('the server speaks if the device’s voice fails, but not if speech ends or a newer word interrupts it', async () => {
  const one = device([['Paulina', 'es-MX']])
  let answer = one.say()
  one.spoken[0].onerror({ error: 'synthesis-failed' })
  assert.equal(await answer, undefined)
  assert.deepEqual([one.asked.length, one.played], [1, ['blob:sound']])
  answer = one.say()
  one.spoken[1].onerror({ error: 'interrupted' })
  assert.equal(await answer, undefined)
  answer = one.say()
  one.spoken[2].onend()
  assert.equal(await answer, undefined)
  assert.equal(one.asked.length, 1)
})

test('an error is reported if the device’s voice fails and the server cannot speak', async () => {
  const refused = new Response(JSON.stringify({ error: { code: 'noVoice' } }), { status: 503 })
  for (const options of [{ isPlain: true }, { answer: refused }, { answer: new TypeError('no network') }]) {
    const one = device([['Paulina', 'es-MX']], options)
    const answer = one.say()
    one.spoken[0].onerror({ error: 'network' })
    assert.equal(await answer, 'voiceFailed')
  }
})
