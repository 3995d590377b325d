// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { Slot } from 'shared-ui'
import { PageSlots } from './page-slots'

const Component = () => null

it.each([
  [
    'an island',
    'alumni.voices',
    { kind: 'island', remote: 'mf-sample', html: '', load: async () => Component },
  ],
  [
    'a fragment of the page',
    'alumni.voices {"year":2026}',
    { kind: 'component', remote: 'mf-sample', Component },
  ],
] as const)('the name of %s in a place that passes props is %s', (_, name, fragment) => {
  const page = { title: '', head: '', params: {}, page: fragment, slots: { 'alumni.voices': fragment } }
  const { container } = render(
    <PageSlots page={page} onSlot={undefined}>
      <Slot name="alumni.voices" year={2026} />
    </PageSlots>,
  )
  expect(container.querySelector('div')?.dataset['fragment']).toBe(name)
})
