// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { PathwayWithGoal } from './pathway-with-goal'

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

it('names the way to a goal, its hours, the first step and where to ask', () => {
  render(<PathwayWithGoal />)
  choose('Panchakarma Technician')
  const route = screen.getByRole('status').textContent
  expect(route).toContain('Your route: Panchakarma Technician (PKT)')
  expect(route).toContain('ALC → AST → AMT → PKT, 2000 hours in total.')
  expect(route).toContain(
    'First step: Ayurvedic Lifestyle Consultant (ALC). From $5,495 CAD. Accepting applicants.',
  )
  expect(screen.getByRole('link', { name: 'Ask about this route' }).getAttribute('href')).toBe(
    '/admissions?program=PKT#quick-inquiry',
  )
})

it('numbers the steps in the diagram, each after its prerequisites', () => {
  render(<PathwayWithGoal />)
  choose('Practitioner')
  const steps = screen
    .getAllByRole('link', { name: /Step/ })
    .map((link) => link.textContent.replace(/^([A-Z]+) .*(Step .*)$/, '$1 is $2'))
  expect(steps).toEqual([
    'ALC is Step 1 of 5',
    'AHC is Step 2 of 5',
    'AN is Step 3 of 5',
    'AH is Step 4 of 5',
    'AP is Step 5 of 5',
  ])
})

it('shows the whole pathway again', () => {
  render(<PathwayWithGoal />)
  choose('Herbalist')
  fireEvent.click(screen.getByRole('button', { name: 'Show the whole pathway' }))
  expect(screen.queryByRole('link', { name: /Step/ })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
})

it('moves the focus to the goal that is cleared, because the pressed button goes away', () => {
  render(<PathwayWithGoal />)
  choose('Herbalist')
  const button = screen.getByRole('button', { name: 'Show the whole pathway' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Herbalist' }))
})
