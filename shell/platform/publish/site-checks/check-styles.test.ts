import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'postcss'
import type { StoredBuild } from '../../store/builds/stored-build'
import { sampleBuild } from '../../store/testing/sample-build'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { withoutNotices } from '../render/sheets'
import { checkStyles, namesOf, sharedNames, unsafeText } from './check-styles'
import { strayingSelectors } from './straying-selectors'

it.each([
  'body{color:red}',
  'h1{color:red}',
  ':root{--gold:red}',
  '*,::before{margin:0}',
  '@media print{main p{color:red}}',
  '[data-lay-out]{color:red}',
  '.kit-button{color:red}',
  '.ui\\:flex{color:red}',
  '.sh\\:flex{color:red}',
  'a[href$=".pdf"]{color:red}',
  'h1:not(.herb-title){color:red}',
  ':is(h1,.herb-title){color:red}',
  ':where(.herb-title,*) h2{color:red}',
  ':-webkit-any(h1,.herb-title){color:red}',
  ':has(.herb-list) h1{color:red}',
  'h1:has(+ .herb-list){color:red}',
  '.herb-list~.kit-button{color:red}',
  '.herb-list+h1{color:red}',
  '.herb-list+h1 em{color:red}',
  '.herb-list~:is(h1 .herb-title,p){color:red}',
  'body.herb-page h1{color:red}',
  'html.herb-page{color:red}',
  ':root.herb-page h1{color:red}',
  ':nth-child(1 of .herb-list){color:red}',
  '.herb-list{& ~ h1{color:red}}',
  '.herb-list{+ h1{color:red}}',
  '.herb-list{:is(h1,&){color:red}}',
  '.herb-list{@media print{& + h1{color:red}}}',
  'h1{.herb-list &{color:red}}',
  '@layer properties{*,::before{--tw-border-style:dashed}}',
  '@scope (h1){color:red}',
  '@scope (.herb-list,h1){:scope{color:red}}',
  '@scope{h1{color:red}}',
  '@scope (body.herb-page){h1{color:red}}',
  '@SCOPE (h1) to (.herb-list){color:red}',
  '@sc\\6fpe (h1){color:red}',
  '.herb-list{@scope (& ~ h1){color:red}}',
  // Only some browsers look for these in the list.
  '.herb-list{@scope (h1){:scope{color:red}}}',
  '@scope (h1){@media print{em{color:red}}}',
  '@starting-style{h1{color:red}}',
  '@container (width > 9em){h1{color:red}}',
  '@supports (color:red){h1{color:red}}',
])('%s reaches other pages', (sheet) => {
  expect(strayingSelectors(parse(sheet))).not.toEqual([])
})

it.each([
  '.he\\:grid{display:grid}',
  '.herb-list h2,.thanks:not(:target){color:red}',
  '.herb-list .kit-button{color:red}',
  '@keyframes grow{from{scale:0}50%{scale:1}}',
  '.herb-list{&:hover{color:red} h2{color:red}}',
  '.herb-list{@media print{h2{color:red}}}',
  '.herb-list{body &{color:red}}',
  '.herb-list{h2{& + p{color:red}}}',
  ':is(h1.herb-title,.herb-list h2){color:red}',
  ':where(.he\\:space-y-3>:not(:last-child)){margin:0}',
  ':is(.he\\:\\*\\:p-4>*){padding:0}',
  '.herb-list h2+p{color:red}',
  '.herb-list~.herb-note{color:red}',
  'h1:where(.herb-title){color:red}',
  'body .herb-list::before{color:red}',
  '.he\\:peer-checked\\:flex:is(:where(.he\\:peer):checked~*){display:flex}',
  '@property --tw-leading{syntax:"*";inherits:false}',
  '@scope (.herb-list){color:red;h1{color:red;em{color:red}}}',
  '@scope (.herb-list h2,.herb-note) to (:is(.thanks,h3)){:scope,p{color:red}}',
  '@media print{@scope (.herb-list){@layer base{h1{color:red}}}}',
  '.herb-list{@starting-style{h2{opacity:0}}}',
  '.herb-list{@layer base{@container (width > 9em){h2{color:red}}}}',
])('%s stays at home', (sheet) => {
  expect(strayingSelectors(parse(sheet))).toEqual([])
})

it.each([
  'a{content:"</style><meta http-equiv=refresh>"}',
  '/* </STYLE > */',
  'a{background:url("data:,</style/")}',
])('%s would end the element that the sheet is inlined in', (sheet) =>
  expect(unsafeText(sheet)).toMatch(/^<\/style/i),
)

it('accepts a sheet without one', () => {
  expect(unsafeText('a{content:"<style>"}')).toBeUndefined()
})

it('judges rules that are nested two thousand deep, each by what is around it', () => {
  const rules = ['.herb-list', ...Array(2000).fill('& .herb-list'), 'h1 &']
  expect(strayingSelectors(parse(`${rules.join('{')}{}${'}'.repeat(rules.length - 1)}`))).toEqual([])
})

it('names the classes at which an @scope begins', () => {
  expect(namesOf(parse('@scope (.herb-list){h1{color:red}}'))).toEqual(new Set(['.herb-list']))
})

it('names both remotes if their sheets have the same class', () => {
  const names = new Map([
    ['mf-sample', namesOf(parse('.sa\\:flex{display:flex}.thanks{display:block}'))],
    ['mf-herbs', namesOf(parse('.kit-button,.herb-form .thanks:not(:target){display:none}'))],
  ])
  expect(sharedNames(names, 'mf-herbs')).toEqual([
    {
      page: 'mf-herbs',
      check: 'styles',
      about: '.thanks, also in the styles of mf-sample',
      expected: 'classes, fonts and @keyframes that no other remote has',
      found: '.thanks, also in the styles of mf-sample',
      remote: 'mf-herbs',
    },
  ])
})

describe('the sheet of a build', () => {
  let root: string
  beforeEach(async () => void (root = await temporaryFolder()))

  async function buildWith(name: string, css: string, file = 'styles.css') {
    const dir = join(root, name)
    await mkdir(join(dir, 'client'), { recursive: true })
    await writeFile(join(dir, 'client', file), css)
    const modules = { './src/page': { server: 'page.js', scripts: [], styles: [file], doors: [] } }
    return { ...sampleBuild({ name, files: { [file]: { integrity: '', bytes: 0 } }, modules }), dir }
  }

  /** The findings in a new build on a site with `others`. */
  const check = (fresh: StoredBuild, ...others: StoredBuild[]) =>
    checkStyles([fresh], new Map([fresh, ...others].map((build) => [build.manifest.name, build])))

  it.each([
    ['.pg\\:grid{display:none}', '.pg:grid, also in the styles of shell'],
    [
      '@font-face{font-family:"fraunces";src:url(./a.woff2)}',
      '@font-face fraunces, also in the styles of shell',
    ],
    ['@f\\6fnt-face{font-famil\\79:Fr\\61 unces}', '@font-face fraunces, also in the styles of shell'],
    ['@media print{@-webkit-KEYFRAMES "\\73lide-in"{}}', '@keyframes slide-in, also in the styles of shell'],
    ['@keyframes/*x*/slide-in{}', '@keyframes slide-in, also in the styles of shell'],
    ['.sa\\:a{content:"</sty/*!x*/le><h1>hi"}', '</style><h1>hi"}'],
    ['.sa\\:a{content:"/*!"}h1{color:red}.sa\\:b{content:"*/"}', 'h1'],
    ['@media print{@page{size:landscape}}', '@page'],
    ['@pr\\6f perty --gold{syntax:"*";inherits:false}', '@property --gold'],
  ])('%s is refused, because it changes pages of others', async (css, found) => {
    const shell = await buildWith(
      'shell',
      '.pg\\:grid{display:grid}@font-face{font-family:Fraunces}@keyframes slide-in{from{opacity:0}}',
    )
    expect(await check(await buildWith('mf-sample', css), shell)).toMatchObject([{ check: 'styles', found }])
  })

  it('is taken with at-rules that stay at home', async () => {
    const css =
      '@charset "utf-8";@property --tw-leading{syntax:"*";inherits:false}@media print{@supports (color:red){.sa\\:a{color:red}}}@starting-style{.sa\\:a{opacity:0}}'
    expect(await check(await buildWith('mf-sample', css))).toEqual([])
  })

  it('is compared with those of all remotes when the shell is published', async () => {
    const shell = await buildWith('shell', '.herb-list{display:grid}')
    const remote = await buildWith('mf-sample', '.herb-list{display:block}')
    expect(await check(shell, remote)).toMatchObject([
      { remote: 'shell', found: '.herb-list, also in the styles of mf-sample' },
    ])
  })

  it('is checked whatever its file is called', async () => {
    expect(await check(await buildWith('mf-sample', 'h1{color:red}', 'styles.txt'))).toMatchObject([
      { expected: 'a class of its own in each selector, as ".herb-list h2"', found: 'h1' },
    ])
  })

  it.each([
    ['a string without an end', '.sa\\:a{content:"', '1:16: Unclosed string'],
    ['a block without an end', '.sa\\:a{color:red', '1:1: Unclosed block'],
    ['an @scope that the checks cannot read', '@scope (.sa[title=") to ("],h1){}', 'Unclosed quote'],
    ['a selector of nothing', '.sa\\:a:{color:red}', 'Expected a pseudo-class'],
    [
      'selectors that fill the stack',
      `${':is('.repeat(50_000)}i${')'.repeat(50_000)}{}`,
      'Cannot parse selector: nesting depth',
    ],
  ])('with %s is refused by the name of its file', async (_, css, found) => {
    expect(await check(await buildWith('mf-sample', css))).toMatchObject([
      { check: 'styles', found: expect.stringContaining(`client/styles.css: ${found}`) as string },
    ])
  })

  it('does not end in the next one, as browsers read each by itself', async () => {
    const build = await buildWith('mf-sample', '.sa\\:a{')
    await writeFile(join(build.dir, 'client/next.css'), 'h1{color:red}}')
    build.manifest.files['next.css'] = { integrity: '', bytes: 0 }
    expect(await check(build)).not.toEqual([])
  })

  it('is compared with those that can be parsed: an earlier publisher may have put others live', async () => {
    const other = await buildWith('mf-herbs', '.sa\\:a{content:"')
    expect(await check(await buildWith('mf-sample', '.sa\\:a{color:red}'), other)).toEqual([])
  })

  it('is not parsed if it has more than a million characters', async () => {
    const remote = await buildWith('mf-sample', 'h1{}'.repeat(250_001))
    expect(await check(remote)).toMatchObject([{ check: 'styles', found: '1000004', remote: 'mf-sample' }])
  })
})

it('takes a notice without an end for all of the rest, as browsers do, however many begin in it', () => {
  expect(withoutNotices(`a{}/*! b */i{}${'/*! c '.repeat(50_000)}`)).toBe('a{}i{}')
})
