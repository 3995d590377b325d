// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { admissionSteps } from '../../content/admission-steps'
import { enrollment } from '../../content/enrollment'
import EnrollmentOptions from './enrollment-options'

it('has the steps one level below their heading', () => {
  render(<EnrollmentOptions />)
  const levelOf = (name: string) => Number(screen.getByRole('heading', { name }).tagName.slice(1))
  for (const { title } of admissionSteps) expect(levelOf(title)).toBe(levelOf(enrollment.steps) + 1)
})

it('says how much more the payment plan costs', () => {
  render(<EnrollmentOptions />)
  expect(screen.getByText(/^The payment plan costs \$\d/)).toBeDefined()
})
