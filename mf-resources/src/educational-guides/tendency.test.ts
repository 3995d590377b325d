import { leadingDoshas } from './tendency'

it('names the doshas of most choices: several with the same count, as a double type', () => {
  const choices = { Build: 'vata', Skin: 'kapha', Digestion: 'kapha', Sleep: 'vata', Mind: 'pitta' } as const
  expect(leadingDoshas(choices)).toEqual(['vata', 'kapha'])
})
