// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { FirstUses } from './first-uses'
import { readEntry } from './explanation'
import { sanskritText } from './sanskrit-text'

const Text = sanskritText(['Agni', 'agni', 'brahma muhurta'], '/resources/glossary')

const entry = { id: 'agni', term: 'agni', iast: 'agni', say: 'UHG-nee', meaning: 'Fire.' }
const readData = async (path: string) => (path === '/resources/glossary' ? [{ entries: [entry] }] : [])

const page = (
  <FirstUses readData={readData}>
    <Text text="Agni is fire." />
    <Text text="The power of agni, best at brahma muhurta." />
  </FirstUses>
)

it('links the first use of a term on a page to its entry, and marks the others', () => {
  render(page)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Agni', '/resources/glossary#agni'],
    ['brahma muhurta', '/resources/glossary#brahma-muhurta'],
  ])
  expect(screen.getByText('agni').lang).toBe('sa-Latn')
})

it('keeps the first use where the page renders again', () => {
  const { rerender } = render(page)
  rerender(page)
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

it('leaves the link to a browser that has no popovers', () => {
  render(page)
  expect(fireEvent.click(screen.getByRole('link', { name: 'Agni' }))).toBe(true)
})

it('is a link without scripts', () => {
  expect(renderToString(page)).toContain('href="/resources/glossary#agni"')
})

it('finds the entry in the data of the page, and none where there is none', async () => {
  expect(await readEntry(readData, '/resources/glossary#agni')).toBe(entry)
  expect(await readEntry(readData, '/resources/glossary#rasa')).toBeUndefined()
  expect(
    await readEntry(() => Promise.reject(new Error('offline')), '/resources/glossary#agni'),
  ).toBeUndefined()
})

it('explains a term in a text that the browser has translated', async () => {
  Object.assign(HTMLElement.prototype, { showPopover: () => {} })
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))
  render(<p>{page}</p>)
  const texts = [...screen.getByRole('paragraph').childNodes].filter(({ nodeName }) => nodeName === '#text')
  for (const text of texts) text.replaceWith(document.createElement('font'))
  fireEvent.click(screen.getByRole('link', { name: 'Agni' }))
  expect(await screen.findByRole('dialog', { name: 'agni' })).toBeDefined()
})

it.each([
  ['follows the link if the entry cannot be loaded', false],
  ['leads nowhere once the visitor has left the page', true],
])('%s', async (_, leaves) => {
  Object.assign(HTMLElement.prototype, { showPopover: () => {} })
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const read = vi.fn(async () => {
    if (leaves) unmount()
    throw new Error('offline')
  })
  const { unmount } = render(
    <FirstUses readData={read}>
      <Text text="Agni is fire." />
    </FirstUses>,
  )
  fireEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(read).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect(assign).toHaveBeenCalledTimes(leaves ? 0 : 1)
})
