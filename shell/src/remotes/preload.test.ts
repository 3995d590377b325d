// @vitest-environment happy-dom
import type { SectionRef } from '../app/page-data'
import { preload } from './preload'

const section = (name: string): SectionRef => ({
  base: `/assets/${name}/0123456789abcdef/`,
  scripts: [{ file: 'page.js', integrity: 'sha384-script' }],
  styles: [{ file: 'styles.css', integrity: 'sha384-style' }],
})

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const settle = (type: 'load' | 'error') => sheets().at(-1)?.dispatchEvent(new Event(type))

afterEach(() => document.head.replaceChildren())

it('names the hash of every script and stylesheet that it links', () => {
  void preload(section('mf-one'))
  const links = [...document.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('integrity'),
  ])
  expect(links).toEqual([
    ['modulepreload', 'sha384-script'],
    ['stylesheet', 'sha384-style'],
  ])
})

it('lets a second page of a section wait for the sheet that the first has asked for', async () => {
  let isReady = false
  const first = preload(section('mf-two'))
  const second = preload(section('mf-two')).then(() => (isReady = true))
  expect(sheets()).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(isReady).toBe(false)
  settle('load')
  await Promise.all([first, second])
})

it('asks again for a sheet that did not come', async () => {
  const first = preload(section('mf-three'))
  settle('error')
  await expect(first).rejects.toThrow('/assets/mf-three/0123456789abcdef/styles.css could not be loaded')
  expect(sheets()).toHaveLength(0)
  const second = preload(section('mf-three'))
  settle('load')
  await second
})

it('asks for no sheet that the page holds inline', async () => {
  const { base } = section('mf-four')
  document.head.innerHTML = `<style data-href="${base}styles.css"></style>`
  await preload(section('mf-four'))
  expect(sheets()).toHaveLength(0)
})
