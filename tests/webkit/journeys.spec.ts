import { contactMessage } from '../forms/inquiry-forms'
import { keys } from './session'
import { expect, test } from './test'

// One browser for all.
test.describe.configure({ mode: 'default' })

const path = () => location.pathname
const focused = () => document.activeElement?.textContent

test('a visitor reads and moves on, and comes back to the same place', async ({ site }) => {
  await site.resize(1280, 900)
  await site.open('/programs')
  expect(await site.evaluate(() => document.fonts.check('600 20px Fraunces'))).toBe(true)
  await site.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))

  await (await site.find('nav[aria-label=Main] summary', 'Resources')).click()
  await (await site.find('nav[aria-label=Main] a', 'Classical Texts')).click()
  await expect.poll(() => site.evaluate(path)).toBe('/resources/classical-texts')
  await expect.poll(() => site.evaluate(focused)).toBe('Classical Texts')
  await expect.poll(() => site.evaluate(() => scrollY)).toBe(0)

  // The driver's own command waits for another document.
  await site.evaluate(() => history.back())
  await expect.poll(() => site.evaluate(path)).toBe('/programs')
  await expect.poll(() => site.evaluate(() => scrollY)).toBe(700)
})

test('the menu of narrow screens opens, keeps focus, closes and leads on', async ({ site }) => {
  await site.resize(500, 900)
  await site.open('/')
  const isOpen = () => document.querySelector('#mobile-menu')?.matches(':modal')
  const opener = await site.find('button', 'Open the menu')
  await opener.click()
  await expect.poll(() => site.evaluate(isOpen)).toBe(true)
  const closer = await site.find('#mobile-menu button', 'Close the menu')
  await closer.type(keys.escape)
  await expect.poll(() => site.evaluate(isOpen)).toBe(false)
  expect(await site.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open the menu')

  await opener.type(keys.enter)
  await (await site.find('#mobile-menu summary', 'Programs')).click()
  await (await site.find('#mobile-menu a', 'View All Programs & Curriculum')).click()
  await expect.poll(() => site.evaluate(path)).toBe('/programs')
  await expect.poll(() => site.evaluate(isOpen)).toBe(false)
})

test('a visitor sends an inquiry', async ({ site }) => {
  await site.open(contactMessage.path)
  for (const [label, text] of Object.entries(contactMessage.texts)) {
    const field = await site.find(':is(input, textarea)', label)
    await field.type(text)
  }
  await (await site.find('main form button', contactMessage.submit)).click()
  const outcome = () => document.querySelector('main form [role=status]')?.textContent
  const { title, description } = contactMessage.success
  await expect.poll(() => site.evaluate(outcome)).toBe(`${title}${description}`)
})

test('a route leads to a sent inquiry for its goal', async ({ site }) => {
  await site.open('/programs')
  // The driver takes what lies transparent over its label for hidden.
  const choose = () => document.querySelector<HTMLInputElement>('input[value=pkt]')?.click()
  const route = () => document.querySelector('main [role=status]')?.textContent
  await expect
    .poll(async () => {
      await site.evaluate(choose)
      return site.evaluate(route)
    })
    .toContain('ALC → AST → AMT → PKT, 2000 hours in total.')
  // Nor does it press what still moves with the page below it.
  await site.evaluate(() =>
    document.querySelector<HTMLElement>('main [role=status] a[href^="/admissions"]')?.click(),
  )
  await expect.poll(() => site.evaluate(path)).toBe('/admissions')
  for (const [label, text] of [
    ['Full Name', 'Mira Nair'],
    ['Email', 'mira@visitor.example'],
  ] as const)
    await (await site.find('#quick-inquiry input', label)).type(text)
  expect(await site.evaluate(() => document.querySelector('#quick-inquiry')?.textContent)).toContain(
    'PKT - Panchakarma Technician',
  )
  await (await site.find('#quick-inquiry form button', 'Submit Inquiry')).click()
  const outcome = () => document.querySelector('#quick-inquiry form [role=status]')?.textContent
  await expect.poll(() => site.evaluate(outcome)).toContain('Inquiry Submitted')
})

test('a misspelt term is found', async ({ site }) => {
  await site.open('/search?q=shirodara')
  const first = () => document.querySelector('search a')?.getAttribute('href') ?? ''
  await expect.poll(() => site.evaluate(first)).toMatch(/^\/(resources|programs)\//)
})

test('a term explains itself', async ({ site }) => {
  await site.open('/programs/pkt')
  const press = () => document.querySelector<HTMLElement>('a[href$="#shirodhara"]')?.click()
  const note = () => document.querySelector('[role=dialog]:popover-open')?.textContent ?? ''
  await site.evaluate(press)
  await expect.poll(() => site.evaluate(note)).toContain('A steady stream of warm oil over the forehead.')
  expect(await site.evaluate(path)).toBe('/programs/pkt')
})
