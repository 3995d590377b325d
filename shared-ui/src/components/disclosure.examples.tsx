import { Disclosure } from './disclosure'

export const Question = () => (
  <Disclosure summary="Do I need experience?">
    <p>No. The first course begins at the beginning.</p>
  </Disclosure>
)
