import { firstVisit } from '../setup/first-visit'
import { expect, test } from './test'

// Sums over all remotes of a page, which the publish gate cannot see: it weighs each remote's share and the HTML
// (shell/site/settings.ts). What the site sends today, rounded up by a few percent.
for (const [kind, route, scripts, scriptFiles] of [
  ['the home page', '/', 95_500, 15],
  ['a program', '/programs/pkt', 91_500, 11],
  ['a page with a form', '/contact', 107_500, 10],
  ['a page with a form of another remote', '/admissions', 125_500, 13],
  ['a resource', '/resources/wellness-tools', 89_500, 8],
] as const) {
  test(`a first visit to ${kind} stays within its budget`, async ({ page }) => {
    const sent = await firstVisit(page, route)
    expect(sent.scripts).toBeGreaterThan(50_000)
    expect(sent.scripts).toBeLessThanOrEqual(scripts)
    expect(sent.scriptFiles).toBeLessThanOrEqual(scriptFiles)
    // The sheet for paper, which no paint waits for.
    expect(sent.styles).toBeLessThanOrEqual(700)
    expect(sent.fonts).toBeGreaterThan(10_000)
    expect(sent.fonts).toBeLessThanOrEqual(60_000)
  })
}
