import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from '../e2e/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Rules = Pick<RunOptions, 'runOnly' | 'rules'>

/** What axe finds wrong with the page in its present state: the broken rule, the elements that break it. */
export async function axeFindings(page: Page, rules: Rules = {}): Promise<string[]> {
  const options: RunOptions = { resultTypes: ['violations'], runOnly: tags, ...rules }
  // Half a megabyte to compile: once a page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (how) => (await axe.run(how)).violations, options)
  return violations.map(({ id, help, nodes }) => {
    const where = nodes
      .slice(0, 5)
      .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`)
    return `${id}: ${help}\n  ${where.join('\n  ')}`
  })
}

/** Fails with axe's own words when the page has a violation. */
export async function expectNoViolations(page: Page, state: string, rules?: Rules): Promise<void> {
  expect.soft(await axeFindings(page, rules), state).toEqual([])
}

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Grids of the kit with three cards in two columns: one is alone in its row. */
export const twoAndOne = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[class~="ui:grid"]:has(> :nth-child(3):last-child)')]
      .filter((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length === 2)
      .map((grid) => grid.textContent.slice(0, 60)),
  )

/** Blocks of text that wrap and have room for more than 85 letters a line. The kit’s measure holds 84 narrow ones (WCAG 1.4.8 asks for 80). */
export const longLines = (page: Page) =>
  page.evaluate(() => {
    const isBlockOfText = (element: Element) =>
      element.checkVisibility() &&
      getComputedStyle(element).display !== 'inline' &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const lettersALine = (element: Element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      const length = [...text.getClientRects()].reduce((sum, { width }) => sum + width, 0)
      const room = element.clientWidth
      return length > room ? (element.textContent.length * room) / length : 0
    }
    return [...document.querySelectorAll('main *')]
      .filter((element) => isBlockOfText(element) && lettersALine(element) > 85)
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 60)}"`)
  })

/** Texts that their own box cuts off; what is hidden for the eye on purpose is one pixel wide. */
export const clippedText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const cut = (overflow: string, whole: number, shown: number) =>
          /hidden|clip/.test(overflow) && whole > shown + 1
        return (
          cut(overflowX, element.scrollWidth, element.clientWidth) ||
          cut(overflowY, element.scrollHeight, element.clientHeight)
        )
      })
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 60)}"`),
  )

/**
 * The targets that break WCAG 2.5.8: below 24 by 24 pixels, not inline in a sentence, and so close to another
 * target that a circle of 24 pixels on each would meet it.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    interface Target {
      name: string
      isInline: boolean
      box: DOMRect
    }
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length
    const targets: Target[] = [
      ...document.querySelectorAll('a[href], button, summary, input, select, textarea'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({
        name: `${element.tagName} "${element.textContent.trim()}"`,
        isInline: isInSentence(element),
        box: element.getBoundingClientRect(),
      }))
      // A link for screen readers only, such as the skip link before it has focus, is no pointer target.
      .filter(({ box }) => box.width > 1 && box.height > 1)
    // 24 pixels, less what an engine may round off.
    const small = ({ box }: Target) => box.width < 23.9 || box.height < 23.9
    const crowded = (target: Target) => {
      const x = target.box.x + target.box.width / 2
      const y = target.box.y + target.box.height / 2
      return targets.some((other) => {
        if (other === target) return false
        const { box } = other
        const gapX = Math.max(box.left - x, 0, x - box.right)
        const gapY = Math.max(box.top - y, 0, y - box.bottom)
        const apart = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2)
        return Math.hypot(gapX, gapY) < 12 || (small(other) && apart < 24)
      })
    }
    return targets
      .filter((target) => small(target) && !target.isInline && crowded(target))
      .map(({ name, box }) => `${name} ${Math.round(box.width)} x ${Math.round(box.height)}`)
  })

/**
 * Texts whose words Chromium's accessibility tree runs together. It leaves out a space that is alone next to a comment,
 * and React serves `{a} {b}` with comments: the link `<a>2000<!-- --> <!-- -->hours</a>` is named "2000hours".
 */
export const lostSpaces = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { nodeValue, previousSibling, nextSibling, parentElement } = texts.currentNode
      const isComment = (node: Node | null) => node?.nodeType === Node.COMMENT_NODE
      if (nodeValue?.trim() || !(isComment(previousSibling) || isComment(nextSibling))) continue
      found.push(`${parentElement?.tagName} "${parentElement?.textContent.trim().slice(0, 60)}"`)
    }
    return found
  })

/** The texts in which one of `terms` is not marked with its language (WCAG 3.1.2). */
export const unmarkedSanskrit = (page: Page, terms: readonly string[]) =>
  page.evaluate((words) => {
    const known = new RegExp(`\\b(${words.join('|')})\\b`)
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode
      const [term] = known.exec(nodeValue ?? '') ?? []
      if (term && !parentElement?.closest('[lang="sa-Latn"], script')) found.push(`${term} in "${nodeValue}"`)
    }
    return found
  }, terms)

/** Elements that keep the site's colors although the visitor's are forced. */
export const fixedColors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )

declare global {
  var hiddenStops: string[]
}

/**
 * Goes through `stops` focus stops by keyboard, forwards and back; those that were hidden whole behind the sticky header or
 * below the screen.
 */
export async function hiddenFocusStops(page: Page, stops: number): Promise<string[]> {
  await page.evaluate(() => {
    const header = document.querySelector('header')
    const isHidden = (element: Element) => {
      // The skip link is above the header.
      if (header?.contains(element) || getComputedStyle(element).position === 'fixed') return false
      const { top, bottom } = element.getBoundingClientRect()
      return bottom <= (header?.getBoundingClientRect().bottom ?? 0) || top >= innerHeight
    }
    globalThis.hiddenStops = []
    // Asked from outside, each stop would take twice as long.
    addEventListener('keyup', ({ key, shiftKey }) => {
      const { activeElement: stop, body } = document
      if (key !== 'Tab' || !stop || stop === body || !isHidden(stop)) return
      globalThis.hiddenStops.push(
        `${shiftKey ? 'back to' : 'on to'} ${stop.tagName} "${stop.textContent.trim()}"`,
      )
    })
  })
  const keyboard = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  const shift = 8
  // Sent at once and carried out in turn: waiting for each takes three times as long.
  for (const modifiers of [0, shift])
    await Promise.all(
      Array.from({ length: stops }, () => [
        keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab, modifiers }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab, modifiers }),
      ]).flat(),
    )
  return page.evaluate(() => globalThis.hiddenStops)
}
