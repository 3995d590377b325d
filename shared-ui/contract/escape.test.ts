import { escapeHtml, jsonBlock } from './escape'

it('escapes whatever could end a text or an attribute value', () => {
  expect(escapeHtml(`<b title="a" alt='b'> & co`)).toBe(
    '&lt;b title=&quot;a&quot; alt=&#39;b&#39;&gt; &amp; co',
  )
})

it('writes data so that nothing in it ends or opens a script, and reads back the same', () => {
  const data = { text: '</script><script>alert(1)</script><!-- & "quoted" \u2028' }
  const block = jsonBlock(data)
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toEqual(data)
})
