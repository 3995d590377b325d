import { differingText } from './hydration-difference'

const url = 'https://college.example/herbs'
const page = (text: string) => `<header>${Math.random()}</header><main><h1>Herbs</h1> ${text}</main>`

it('says where the text of a page first differs from its HTML', () => {
  const [html, inBrowser] = ['Picked at noon on a dry day.', 'Picked at dawn on a dry day.'].map(page)
  expect(differingText(html ?? '', inBrowser ?? '', url)).toBe(
    '"Herbs Picked at dawn on a dry" where the HTML says "Herbs Picked at noon on a dry"',
  )
})

it('says so if the browser shows less, or more', () => {
  expect(differingText(page('Picked at noon.'), page('Picked'), url)).toBe(
    '"Herbs Picked" where the HTML says "Herbs Picked at noon."',
  )
  expect(differingText(page('Picked'), page('Picked at noon.'), url)).toBe(
    '"Herbs Picked at noon." where the HTML says "Herbs Picked"',
  )
})

it('says nothing if the text of the main region is the same', () => {
  expect(differingText(page('Picked.'), page('Picked.'), url)).toBeUndefined()
})
