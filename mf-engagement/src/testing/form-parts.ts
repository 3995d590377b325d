import { screen, within } from '@testing-library/react'

/** The send button of the only form. */
export const button = () => screen.getByRole('button')

/** The texts of the links in the error summary. */
export const summaryLinks = () =>
  within(screen.getByRole('group', { name: 'Please check these entries' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** The control whose label begins with `label`. */
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))

/** The form's message about the last send. */
export const status = () => screen.getByRole('status').textContent
