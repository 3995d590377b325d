import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { hydrated } from '../e2e/test'
import { contactMessage, field, fill, formHydrated, formOf, notifications } from '../forms/inquiry-forms'
import { chromiumLaunch } from '../setup/browsers'
import { installTools } from '../setup/install-tools'
import { startNewSite } from '../setup/start-new-site'
import { eventToPaint, observeEvents } from './event-to-paint'
import { inFreshPage } from './fresh-page'
import { median, percentile } from './percentile'

/** An action of a visitor on the page, and its preparation. */
interface Interaction {
  path: string
  prepare?: (page: Page) => Promise<void>
  does: { click: (page: Page) => Locator } | { press: string }
}

const runs = 10
/** The limit in milliseconds for 19 of 20 interactions. */
const mark = 100

const phone = { width: 390, height: 800 }
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const onPhone = (page: Page) => page.setViewportSize(phone)
const summary = (page: Page, region: string) => page.locator(`${region} summary`).first()
const program = (page: Page) => field(formOf(page), 'Program of Interest')
const option = (page: Page) => formOf(page).getByRole('option').nth(3)
const submit = (page: Page) => formOf(page).getByRole('button', { name: /^(Send|Submit)/ })
const closing = (page: Page) => page.getByRole('button', { name: 'Close the notification' })
const newsletter = (page: Page) => page.getByRole('textbox', { name: /email/i })

async function openMenu(page: Page): Promise<void> {
  await onPhone(page)
  await menuButton(page).click()
}

async function raiseNotification(page: Page): Promise<void> {
  await fill(formOf(page), contactMessage)
  await submit(page).click()
  await notifications(page).getByRole('listitem').waitFor()
}

const interactions: Record<string, Interaction> = {
  'programs menu, open': { path: '/', does: { click: (page) => summary(page, 'header') } },
  'programs menu, Escape': {
    path: '/',
    prepare: (page) => summary(page, 'header').click(),
    does: { press: 'Escape' },
  },
  'mobile menu, open': { path: '/', prepare: onPhone, does: { click: menuButton } },
  'mobile menu, group': {
    path: '/',
    prepare: openMenu,
    does: { click: (page) => summary(page, '#mobile-menu') },
  },
  'mobile menu, Escape': { path: '/', prepare: openMenu, does: { press: 'Escape' } },
  'question, open': { path: '/admissions', does: { click: (page) => summary(page, 'main') } },
  'select, open': { path: '/admissions', does: { click: program } },
  'select, choose': {
    path: '/admissions',
    prepare: (page) => program(page).click(),
    does: { click: option },
  },
  'text field, a letter': {
    path: '/contact',
    prepare: (page) => field(formOf(page), 'Full Name').click(),
    does: { press: 'M' },
  },
  'form, submit with mistakes': { path: '/contact', does: { click: submit } },
  'form, submit': {
    path: '/contact',
    prepare: (page) => fill(formOf(page), contactMessage),
    does: { click: submit },
  },
  'notification, close': { path: '/contact', prepare: raiseNotification, does: { click: closing } },
  'newsletter, focus, which loads its code': { path: '/', does: { click: newsletter } },
}

/** As a visitor would: the target is on the screen already, and nothing moves. */
async function bringOnScreen(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

async function measureOnce(
  browser: Browser,
  url: string,
  { path, prepare, does }: Interaction,
): Promise<number> {
  return inFreshPage(browser, async (page) => {
    await observeEvents(page)
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await (path === '/' ? hydrated(page) : formHydrated(page))
    await prepare?.(page)
    if ('click' in does) await bringOnScreen(does.click(page))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return eventToPaint(page, () =>
      'click' in does ? does.click(page).click() : page.keyboard.press(does.press),
    )
  })
}

/** Milliseconds from an event to its paint, with a processor four times slower; fails if the limit is exceeded. */
export async function benchInteractions(): Promise<void> {
  installTools()
  const site = await startNewSite()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    for (const [interaction, each] of Object.entries(interactions)) {
      const measured: number[] = []
      for (let run = 0; run < runs; run++) measured.push(await measureOnce(browser, site.url, each))
      const p95 = Math.round(percentile(measured, 0.95))
      if (p95 > mark) process.exitCode = 1
      console.log(JSON.stringify({ interaction, median: Math.round(median(measured)), p95 }))
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
