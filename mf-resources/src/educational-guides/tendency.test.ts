import { expect, it } from 'vitest'
import { leadingDoshas } from './tendency'

it('names the dosha of most choices', () => {
  expect(leadingDoshas({ Build: 'vata', Skin: 'pitta', Digestion: 'pitta' })).toEqual(['pitta'])
})

it('names several doshas with the same count, as a double type', () => {
  expect(leadingDoshas({ Build: 'vata', Skin: 'kapha', Digestion: 'kapha', Sleep: 'vata' })).toEqual([
    'vata',
    'kapha',
  ])
})

it('says nothing of two choices', () => {
  expect(leadingDoshas({ Build: 'vata', Skin: 'vata' })).toEqual([])
})
