import { pageFacts } from './page-facts'

const facts = pageFacts(`<!doctype html><html><head>
  <title>Herbs &amp; roots</title>
  <meta name="description" content="What grows &quot;here&quot;.">
  <link rel="canonical" href="https://college.example/herbs">
</head><body>
  <nav><a href="/">Home</a> <a href="/herbs#roots">Roots</a> <a href="/">Home again</a></nav>
  <main id="main"><h1>Herbs <em>and</em> roots</h1>
    <p id="roots">Ginger,
      turmeric.</p>
    <a href="https://other.example/">Elsewhere</a> <a href="//other.example/">Elsewhere too</a>
    <a href="mailto:info@college.example">Write</a> <a href="#roots">Down</a> <a>Nowhere</a>
    <img src="/a.svg"> <img src="/b.svg" alt="">
  </main></body></html>`)

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
  expect(facts.words).toBe('Herbs and roots Ginger, turmeric. Elsewhere Elsewhere too Write Down Nowhere')
})

it('lists links that stay in the site, each once', () => {
  expect(facts.links).toEqual(['/', '/herbs#roots', '#roots'])
})

it('tells an image without alt from a decorative one', () => {
  expect(facts.imagesWithoutAlt).toEqual(['/a.svg'])
})

it('finds nothing on an empty page', () => {
  expect(pageFacts('')).toEqual({
    title: '',
    headings: [],
    mains: 0,
    ids: [],
    links: [],
    imagesWithoutAlt: [],
    description: '',
    canonical: '',
    words: '',
  })
})
