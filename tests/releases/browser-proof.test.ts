import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from 'platform/config'
import { openWindow } from 'platform/proof/prove-page'
import { sendForm, type FormToSend } from 'platform/proof/send-form'
import { startServer } from 'platform/proof/release-server'
import { chromium, type Page } from 'playwright'
import { inject } from 'vitest'
import { chromiumLaunch } from '../setup/browsers'
import { buildWithManifest, editedBuild } from '../setup/edited-build'
import { siteWithSample } from '../setup/published-site'
import { buildSample } from '../setup/sample-build'
import { sampleWith } from '../setup/sample-edition'

const published = await siteWithSample(afterAll)

const refusalOf = (dist: string) => published.withBrowser.refuses('publish', '--from', dist)

async function expectLive(dist: string) {
  const before = await published.live()
  await published.withBrowser.succeeds('publish', '--from', dist)
  expect((await published.live()).id).not.toBe(before.id)
}

it('refuses a page that reports an error, asks for what is not there or fails in the browser', async () => {
  const dist = await sampleWith(`if (location.pathname !== '/sample/one') throw new Error('No page.');
    console.error('A stray error.');
    fetch('/nothing.json')`)
  const output = await refusalOf(dist)
  for (const found of [
    '/sample/one: console error: expected none; found A stray error.',
    '/sample/one: failed request: expected none; found 404 /nothing.json',
  ])
    expect(output).toContain(`mf-sample: ${found}`)
  expect(output).toMatch(/mf-sample: \/sample\/two: .*No page\./)
})

it('refuses a page that renders differently in the browser', async () => {
  const dist = await editedBuild(inject('sampleBuild'), (text, file) =>
    file.startsWith('client/') ? text.replace('Raise a notice', 'Raise another') : text,
  )
  const output = await refusalOf(dist)
  expect(output).toMatch(
    /mf-sample: \/sample\/one: hydration: .*Raise another.* where the HTML says .*Raise a notice/,
  )
  expect(output).not.toContain('React error')
})

it('accepts a remote that was built with another patch of React, if it runs in the browser', async () => {
  const dist = await buildWithManifest(inject('sampleBuild'), ({ shared, ranges = {} }) => {
    shared['react'] = '19.3.0'
    ranges['react'] = '^19.2.0'
  })
  expect(await published.refuses('publish', '--from', dist)).toContain('mf-sample (react 19.3.0')
  await expectLive(dist)
})

it.each([
  ['CHROMIUM', '/bin/false', /\/bin\/false does not start.*\nInstall Chromium/],
  ['TMPDIR', '/nowhere', /ENOENT.* mkdtemp '\/nowhere.*\nMake the folder for temporary files/],
])('says so if the browser does not start: %s=%s', async (variable, value, words) => {
  const dist = await sampleWith('1')
  vi.stubEnv(variable, value)
  const output = await published.withBrowser.refuses('check', '--from', dist)
  expect(output).toMatch(words)
  expect(output).toContain('(browser-unusable)')
})

describe('the newsletter of the footer', () => {
  let page: Page
  let newsletter: FormToSend
  beforeAll(async () => {
    const release = await published.live()
    const { url, show, stop } = await startServer(published.site, readConfig(published.environment))
    show(release)
    const browser = await chromium.launch(chromiumLaunch())
    const window = await openWindow(browser)
    // A busy machine, or a slow network.
    await window.route('**/assets/mf-engagement/*.js', async (route) => {
      await wait(500)
      await route.continue()
    })
    newsletter = { kind: 'newsletter', form: release.forms['newsletter']!, calls: {} }
    page = await window.newPage()
    await page.goto(`${url}/about`)
    return async () => {
      await browser.close()
      await stop()
    }
  })
  beforeEach(() => page.reload())

  /** Puts the fragment into an element `name`, which is hidden or closed. */
  const wrapIn = (name: 'details' | 'div') =>
    page.locator('[data-fragment="footer.newsletter"]').evaluate((fragment, tag) => {
      const around = document.createElement(tag)
      around.hidden = tag === 'div'
      fragment.replaceWith(around)
      around.append(fragment)
    }, name)

  it('is sent when the code of its island has loaded', async () => {
    expect(await sendForm(page, newsletter)).toBeUndefined()
  })

  it('is sent from a closed disclosure', async () => {
    await wrapIn('details')
    expect(await sendForm(page, newsletter)).toBeUndefined()
  })

  it('is named if visitors cannot see it', async () => {
    await wrapIn('div')
    expect(await sendForm(page, newsletter)).toBe('a form that visitors cannot see')
  })
})

/** The shell listens to clicks half a second later, after many short tasks: as when it hydrates on a busy machine. */
const lateClicks = `
  const { addEventListener } = document
  const { port1, port2 } = new MessageChannel()
  document.addEventListener = (...listener) => {
    if (listener[0] !== 'click') return addEventListener.apply(document, listener)
    const end = performance.now() + 500
    port1.onmessage = () =>
      performance.now() < end ? port2.postMessage(0) : addEventListener.apply(document, listener)
    port2.postMessage(0)
  }`

it('follows no link before the page handles clicks', async () => {
  await expectLive(await sampleWith(lateClicks))
})

/** A link for another tab, and one to the other page. */
const links = `<a href="/about" target="_blank">About</a>
  <a href={params['word'] === 'one' ? '/sample/two' : '/sample/one'}>Next</a>`

describe('a link in the content', () => {
  let linked: string
  beforeAll(async () => {
    linked = await buildSample((source) =>
      source
        .replace("title={`Sample ${params['word']}`}", 'title="Sample"')
        .replace('</PageHeader>', `${links}</PageHeader>`),
    )
  })

  it('is followed, also to a page with the same heading', async () => {
    await expectLive(linked)
  })

  it('is named if its page freezes on the click', async () => {
    const freezing = "addEventListener('click', () => { for (;;); })"
    expect(await refusalOf(await sampleWith(freezing, linked))).toContain(
      'client navigation: expected a page that answers a click on a link within 10 s; found none',
    )
  })

  it('is named if it loads a document', async () => {
    const stopped = "addEventListener('click', (event) => event.stopPropagation(), true)"
    expect(await refusalOf(await sampleWith(stopped, linked))).toMatch(
      /mf-sample: \/sample\/one: client navigation: expected a link to \/sample\/two to lead there without another/,
    )
  })
})

it('says so if no browser was used', async () => {
  const output = await published.succeeds('check', '--from', inject('sampleBuild'))
  expect(output).toContain('No page was opened in a browser: --no-browser.')
})
