// @vitest-environment happy-dom
import type { Window } from 'happy-dom'
import { pageBehind } from './links'

beforeAll(() => (window as unknown as Window).happyDOM.setURL('https://college.example/'))

/** What `pageBehind` says of the mouse over the `b` of `html`. */
function behind(html: string): string | undefined {
  document.body.innerHTML = html
  let answer: string | undefined
  document.addEventListener('mouseover', (event) => (answer = pageBehind(event, '/resources?from=a')), {
    once: true,
  })
  document.querySelector('b')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  return answer
}

it.each([
  ['/programs/pkt', '/programs/pkt'],
  ['/admissions?from=a#quick-inquiry', '/admissions?from=a#quick-inquiry'],
  ['https://college.example/about', '/about'],
  ['#top', '/resources?from=a#top'],
])('%s is a page of the site', (href, page) => {
  expect(behind(`<a href="${href}"><b>Go</b></a>`)).toBe(page)
})

it.each([
  ['another site', '<a href="https://other.example/about"><b>Go</b></a>'],
  ['a mail address', '<a href="mailto:somebody@college.example"><b>Go</b></a>'],
  ['a file', '<a href="/assets/guide.pdf"><b>Go</b></a>'],
  ['a link into another tab', '<a href="/about" target="_blank"><b>Go</b></a>'],
  ['a download', '<a href="/about" download><b>Go</b></a>'],
  ['a malformed address', '<a href="https://[college.example/"><b>Go</b></a>'],
  ['no link', '<p><b>Go</b></p>'],
])('%s is left to the browser', (_, html) => {
  expect(behind(html)).toBeUndefined()
})
