// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { SlotProvider } from 'shared-ui'
import { intakeMonths } from 'shared-ui/intake'
import AdmissionsPage from './admissions-page'

it('describes the four steps of an application in order', () => {
  render(<AdmissionsPage />)
  const steps = within(screen.getByRole('region', { name: 'How to apply' }))
  expect(steps.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Review prerequisites',
    'Complete the online application',
    'Submit transcripts and resume',
    'Schedule an admission consultation',
  ])
})

it('says that fees are being updated and that applicants are waitlisted', () => {
  render(<AdmissionsPage />)
  expect(screen.getByText('Our fees are being updated')).toBeTruthy()
  expect(screen.getByText(`Waitlist for a ${intakeMonths} start`)).toBeTruthy()
})

it('links to enrollment and to the inquiry form, which another remote provides', () => {
  const { container } = render(
    <SlotProvider value={(name) => <p>filled: {name}</p>}>
      <AdmissionsPage />
    </SlotProvider>,
  )
  for (const link of screen.getAllByRole('link', { name: 'Enroll Now' })) {
    expect(link.getAttribute('href')).toBe('/coming-soon')
  }
  const toForm = screen.getAllByRole('link', { name: 'Go to the Quick Inquiry Form' })
  expect(toForm.map((link) => link.getAttribute('href'))).toEqual([
    '#quick-inquiry',
    '#quick-inquiry',
    '#quick-inquiry',
  ])
  expect(container.querySelector('#quick-inquiry')?.textContent).toBe('filled: admissions.inquiry')
})
