import { pageFacts } from './page-facts'

const sectionsOf = (main: string) =>
  pageFacts(`<main>${main}</main>`, new URL('https://college.example/herbs')).sections

it('splits a page at its headings and at its questions, and gives each part its address', () => {
  expect(
    sectionsOf(`<p>Library</p><h1>Herbs</h1><p>Of the <i>coast</i>, all.</p><section id="leaves"><p data-above-heading="">Green</p><h2>Leaves</h2><p>Mint</p><p>and sage.</p></section>
      <section aria-labelledby="roots more"><h2 id="roots">Roots <i>Mula</i></h2><h3>Rhizomes</h3>Ginger</section>
      <section id="questions"><details><summary>Fresh or dried?</summary><p>Dried.</p></details><p>Ask us.</p></section>`),
  ).toEqual([
    { heading: 'Herbs', id: '', text: 'Of the coast, all.' },
    { heading: 'Leaves', id: 'leaves', text: 'Green Mint and sage.' },
    { heading: 'Roots Mula', id: 'roots', text: '' },
    { heading: 'Rhizomes', id: 'roots', text: 'Ginger Ask us.' },
    { heading: 'Fresh or dried?', id: 'questions', text: 'Dried.' },
  ])
})

it('keeps the words of two elements in a row apart, and those of a sentence together', () => {
  const team = '<li><a href="/meera">Meera</a><p>Director</p></li><li><b>Ann</b><i>Cook</i></li>'
  expect(sectionsOf(`<h1>Team</h1><ul>${team}</ul><p>The three <i>guna</i>s, <b>all</b>.</p>`)).toEqual([
    { heading: 'Team', id: '', text: 'Meera Director Ann Cook The three gunas, all.' },
  ])
})

it('leaves out navigation, controls, and parts that are hidden from screen readers or with scripts', () => {
  const unread =
    '<nav>Home</nav><form>Name</form><button>Send</button><svg>x</svg><noscript><p>No scripts</p></noscript><p aria-hidden="true">decoration</p>'
  expect(sectionsOf(`<h1>Herbs</h1>${unread}<p>Mint</p>`)).toEqual([
    { heading: 'Herbs', id: '', text: 'Mint' },
  ])
})
