// Web/styles/tokens.css: the fonts of each language.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const css = readFileSync(new URL('../../Web/styles/tokens.css', import.meta.url), 'utf8')

// Fonts for Chinese, Japanese or Korean, whose quotes and apostrophes are full-width.
const isFullWidth = (family) => /CJK|Noto (Sans|Serif) (SC|TC|JP|KR)|PingFang|JhengHei|YaHei|Songti|SimSun|PMingLiU|Gothic Neo|Malgun|Myungjo|Batang/.test(family)
const familiesOf = (selector) => {
  const rule = css.slice(css.indexOf(`${selector} {`), css.indexOf('}', css.indexOf(`${selector} {`)))
  return [...rule.matchAll(/--han(?:-serif)?:([^;]+);/g)].flatMap(([, families]) => families.split(',').map((family) => family.trim().replaceAll('"', '')))
}

test('text in Latin letters uses no font with full-width quotes', () => {
  for (const selector of [':root', ':lang(en), :lang(es), :lang(it)']) {
    const families = familiesOf(selector)
    assert.ok(families.length >= 2, selector)
    assert.deepEqual(families.filter(isFullWidth), [], selector)
  }
})

test('text in Chinese and Korean uses a font of its own script', () => {
  for (const selector of [':lang(zh-Hant)', ':lang(zh-Hans)', ':lang(ko)']) {
    const families = familiesOf(selector)
    assert.ok(families.length > 4 && families.every(isFullWidth), `${selector}: ${families}`)
  }
})
