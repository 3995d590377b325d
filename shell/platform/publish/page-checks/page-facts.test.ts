import { pageFacts, remoteAt } from './page-facts'

const address = new URL('https://college.example/herbs')
const facts = pageFacts(
  `<!doctype html><html><head>
  <title>Herbs &amp; roots</title>
  <meta name="description" content="What grows &quot;here&quot;.">
  <link rel="canonical" href="https://college.example/herbs">
</head><body>
  <header><nav aria-label="Main"><a href="/">Home</a> <a href="/herbs#roots">Roots</a> <a href="/">Home again</a></nav></header>
  <main id="main"><h1>Herbs <em>and</em> roots</h1>
    <p id="roots">Ginger,
      turmeric.</p>
    <a href="https://other.example/">Elsewhere</a> <a href="//other.example/">Elsewhere too</a>
    <a href="mailto:info@college.example">Write</a> <a href="#roots">Down</a> <a>Nowhere</a>
    <a href="roots">Beside</a> <a href="https://college.example/leaves?all">Here too</a>
    <article><header>Part</header><nav aria-labelledby="roots"></nav><nav></nav></article>
    <img src="/a.svg"> <img src="/b.svg" alt="">
  </main></body></html>`,
  address,
)

it('reads the head with its entities resolved', () => {
  expect(facts).toMatchObject({
    title: 'Herbs & roots',
    description: 'What grows "here".',
    canonical: 'https://college.example/herbs',
  })
})

it('reads headings, ids and the words of the main region', () => {
  expect(facts.headings).toEqual(['Herbs and roots'])
  expect(facts.mains).toBe(1)
  expect(facts.ids).toEqual(['main', 'roots'])
  expect(facts.words).toBe(
    'Herbs and roots Ginger, turmeric. Elsewhere Elsewhere too Write Down Nowhere Beside Here too Part',
  )
})

it('lists links that stay in the site, each once, as browsers resolve them', () => {
  expect(facts.links).toEqual(['/', '/herbs#roots', '/roots', '/leaves?all'])
})

it('finds files that no build holds', () => {
  const html = `<img src="/assets/mf-x/1/a.svg"><img src="/images/b.svg"><script src="https://evil.example/x.js"></script>
    <script>alert(1)</script><script type="application/ld+json">{}</script><video poster="/c.png"><source src="//cdn.example/v.mp4"></video>
    <img src="/assets/a.jpg" srcset="/assets/a,b.jpg 1x,https://cdn.example/d,w_2.jpg 2x">
    <picture><source srcset="
      e.avif, /assets/e.avif 2x"></picture>`
  expect(pageFacts(html, address).foreignFiles).toEqual([
    '/images/b.svg',
    'https://evil.example/x.js',
    'an inline script',
    '/c.png',
    '//cdn.example/v.mp4',
    'https://cdn.example/d,w_2.jpg',
    'e.avif',
  ])
})

it('finds meta tags that replace a response header, wherever they are', () => {
  const html = `<body><main><meta http-equiv="refresh" content="0;url=https://evil.example"></main></body>`
  expect(pageFacts(html, address).httpEquivs).toEqual(['refresh'])
})

it('reads what only visitors without scripts see', () => {
  const html = `<noscript><a href="/gone">Old</a><img src="//cdn.example/a.png"></noscript>`
  expect(pageFacts(html, address)).toMatchObject({
    links: ['/gone'],
    foreignFiles: ['//cdn.example/a.png'],
  })
})

it('finds the forms that post to the web server', () => {
  const html = `<form action="/forms/contact-message"></form><form action="/search"></form><form></form>`
  expect(pageFacts(html, address).forms).toEqual([{ kind: 'contact-message', fields: [], remote: 'shell' }])
})

it('finds the fields that a form sends, those included that are elsewhere and name it', () => {
  const html = `<input name="stray"><form id="one" action="/forms/one">
    <label><input name="email"></label><div><select name="program"></select><textarea name="message"></textarea></div>
    <input type="radio" name="format"><input type="radio" name="format"><input><button>Send</button>
    <input name="theirs" form="two"></form>
    <form id="two" action="/forms/two"></form><input name="late" form="one">`
  expect(pageFacts(html, address).forms).toEqual([
    { kind: 'one', fields: ['email', 'program', 'message', 'format', 'late'], remote: 'shell' },
    { kind: 'two', fields: ['theirs'], remote: 'shell' },
  ])
})

it('distinguishes an image without alt from a decorative one', () => {
  expect(facts.imagesWithoutAlt).toEqual(['/a.svg'])
})

it('counts the landmarks of the page, not those of its parts', () => {
  expect(facts.banners).toBe(1)
  expect(facts.footers).toBe(0)
})

it('names the navigations, by label or by the element that labels them', () => {
  expect(facts.navigations.map((name) => name.split(',')[0])).toEqual(['Main', 'Ginger', ''])
})

it('finds nothing on an empty page', () => {
  expect(pageFacts('', address)).toMatchObject({
    title: '',
    headings: [],
    mains: 0,
    banners: 0,
    footers: 0,
    navigations: [],
    ids: [],
    links: [],
    imagesWithoutAlt: [],
    forms: [],
    foreignFiles: [],
    httpEquivs: [],
    description: '',
    canonical: '',
    words: '',
  })
})

it('reads elements that are far inside each other', () => {
  const html = `<main><h1>Herbs</h1>${'<div>'.repeat(9000)}Mint`
  const sections = [{ heading: 'Herbs', id: '', text: 'Mint' }]
  expect(pageFacts(html, address)).toMatchObject({ words: 'HerbsMint', sections })
})

describe('a page with a slot', () => {
  const slot =
    '<div data-fragment="box" data-remote="mf-box"><h1>Box</h1><form action="/forms/box"></form></div>'
  const html = `<header><nav></nav></header><main><div data-fragment="page" data-remote="mf-herbs"><h1>Herbs</h1>${slot}<p id="a"></main>`

  it('assigns elements to the innermost fragment around them, or else to the shell’s frame', () => {
    const { parts, forms } = pageFacts(html, address)
    expect(parts).toMatchObject({
      shell: { headings: [], navigations: [''] },
      'mf-herbs': { headings: ['Herbs'], ids: ['a'] },
      'mf-box': { headings: ['Box'], ids: [] },
    })
    expect(forms).toEqual([{ kind: 'box', fields: [], remote: 'mf-box' }])
  })

  it.each([
    ['<nav>', 'shell'],
    ['<h1>Herbs', 'mf-herbs'],
    ['<h1>Box', 'mf-box'],
    ['<p id', 'mf-herbs'],
  ])('tells whose fragment is at %s', (text, remote) => {
    expect(remoteAt(html)(html.indexOf(text))).toBe(remote)
  })
})

it('reads the options that a query can choose and a link can carry', () => {
  const html = `<main><select name="herb" data-query="plant"><option value="">Choose</option><option value="mint">Mint</option>
    <option value="&quot;">Quote</option></select><select name="other"><option value="a">A</option></select>
    <select name="b[" data-query="odd"><option value="a">A</option></select></main>`
  expect(pageFacts(html, address).queries).toEqual({ plant: { field: 'herb', values: ['mint'] } })
})

it('reads the beginning of headings and labels: many may be inside each other', () => {
  const inside = `${'mint '.repeat(200)}<br>${'sage '.repeat(200)}`
  const html = `<main id="m"><nav aria-labelledby="m"></nav>${'<h1><div>'.repeat(1000)}${inside}`
  const { headings, navigations } = pageFacts(html, address)
  expect(headings.length).toBe(1000)
  for (const shown of [...headings, ...navigations]) expect(shown).toMatch(/^mint .{295}$/)
})
