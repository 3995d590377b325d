import { themeColour } from './theme-colour'
import { tokenColour } from './token-colour'

it('is the colour of the tokens', () => {
  expect(themeColour).toBe(tokenColour('deep'))
})
