import { mailboxOf } from './mailbox'

it.each([
  ['Mira+News@Visitor.example', 'mira@visitor.example'],
  ['mira+a+b@visitor.example', 'mira@visitor.example'],
  ['mira@visitor.example', 'mira@visitor.example'],
  ['mira.nair@visitor.example', 'mira.nair@visitor.example'],
  ['+mira@visitor.example', '+mira@visitor.example'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
