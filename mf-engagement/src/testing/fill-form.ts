import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { field } from './form-parts'

/** Resolves when the kit's listboxes have replaced all native selects. */
export const listboxesShown = () => waitFor(() => expect(document.querySelector('select')).toBeNull())

/** Chooses an option of a select. */
export async function choose(label: string, option: string) {
  await listboxesShown()
  await userEvent.click(field(label))
  await userEvent.click(screen.getByRole('option', { name: option }))
}

/** Fills the fields that all inquiry forms have. */
export async function fillPerson() {
  // user-event remembers text typed before a form's reset and would continue from there.
  await userEvent.clear(field('Full Name'))
  await userEvent.clear(field('Email'))
  await userEvent.type(field('Full Name'), 'Mira Nair')
  await userEvent.type(field('Email'), 'mira@visitor.example')
}

/** Fills the contact form. */
export async function fillContactMessage() {
  await fillPerson()
  await userEvent.type(field('Message'), 'May I visit in spring?')
}

/** Fills any of the inquiry forms; each select gets its first option. */
export async function fillEverything() {
  await fillPerson()
  for (const label of ['Message', 'Area', 'Preferred'])
    if (screen.queryByLabelText(new RegExp(`^${label}`))) await userEvent.type(field(label), 'Ten characters')
  await listboxesShown()
  for (const select of screen.queryAllByRole('combobox')) {
    await userEvent.click(select)
    await userEvent.keyboard('{Enter}')
  }
}
