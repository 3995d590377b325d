import { printable } from './printable'

it.each([
  ['clears the screen: \u001B[2J', 'clears the screen: \uFFFD[2J'],
  ['overwrites\rthe line\u0007', 'overwrites\uFFFDthe line\uFFFD'],
  ['turns \u202Eround\u2069', 'turns \uFFFDround\uFFFD'],
  ['two lines\n\tof Āyurveda, क्‍ष', 'two lines\n\tof Āyurveda, क्‍ष'],
])('%j is printed as %j', (text, shown) => expect(printable(text)).toBe(shown))
