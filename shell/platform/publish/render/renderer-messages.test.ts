import { readdirSync } from 'node:fs'
import { renderSample } from './testing/render-sample'

/** Code of a remote with a function that writes a text of any length to the renderer's channel, which may be full at times. */
const withWrite = `const write = (text) => {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; ) try { at += writeSync(3, bytes, at) } catch {}
}`

/** Code of a remote that writes to the renderer's channel. */
const writeToChannel = (bytes: string) => `writeSync(3, ${JSON.stringify(bytes)})`

it('takes no page that it did not ask for, although a remote writes to its channel', async () => {
  const finished: string[] = []
  const inline = { inlineStyles: [], inlineScripts: [] }
  const forged = { path: '/about', slots: [], places: [], failed: [], html: 'forged', data: {}, ...inline }
  const lines = ['body', 'page'].map((kind) => `${JSON.stringify({ kind, ...forged })}\n`)
  const rendering = renderSample(writeToChannel(lines.join('')), ['/'], async (path) => {
    finished.push(path)
    return path
  })
  await expect(rendering).rejects.toMatchObject({
    code: 'render-failed',
    message: 'The renderer sent body at the end without being asked for it.',
  })
  expect(finished).toEqual(['/'])
})

it.each([
  ['no JSON', '\x00\x00\x00\x04\x01\x02\x03\x04\n', 'What the renderer sent at / cannot be read.'],
  ['null', 'null\n', 'The renderer sent null at / without being asked for it.'],
  ['a fault without words', '{"kind":"failed"}\n', 'Rendering failed. undefined'],
  ['a fault that is no text', '{"kind":"failed","message":{"toString":1}}\n', 'Rendering failed. object'],
  [
    'a kind that is no text',
    '{"kind":{"toString":1}}\n',
    'The renderer sent object at / without being asked for it.',
  ],
  ['a body that is none', '{"kind":"body","slots":7}\n', 'What the renderer sent at / cannot be read.'],
])('refuses in words what a remote writes to its channel: %s', async (_, bytes, message) => {
  await expect(renderSample(writeToChannel(bytes))).rejects.toMatchObject({ code: 'render-failed', message })
})

it('refuses a message that is longer than any page, before it fills the memory', async () => {
  await expect(renderSample(`${withWrite}; write('x'.repeat(11_000_000))`)).rejects.toMatchObject({
    code: 'render-failed',
    message: 'The renderer sent more than 10000000 characters in one message at /.',
  })
})

it.runIf(process.platform === 'linux')(
  'closes the channel of a renderer that has sent more than was taken',
  async () => {
    const files = () => readdirSync('/proc/self/fd').length
    const surplus = `${withWrite}; write('{"kind":"done"}\\n' + ('{"x":"' + 'x'.repeat(50000) + '"}\\n').repeat(9))`
    const before = files()
    for (let time = 0; time < 4; time++)
      await expect(renderSample(surplus)).rejects.toMatchObject({ code: 'render-failed' })
    await expect.poll(files).toBeLessThanOrEqual(before)
  },
)
