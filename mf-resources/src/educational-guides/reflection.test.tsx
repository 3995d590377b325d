// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import WellnessToolsPage from '../wellness-tools/wellness-tools-page'
import { Reflection } from './reflection'
import { doshaKeys } from './tendency'

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

it('answers in a tendency, leads to foods and seasons, sends and stores nothing', () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  render(<Reflection />)
  choose('Medium; even proportions')
  choose('Warm, sensitive, freckled or reddish')
  expect(screen.getByRole('status').textContent).toBe('')
  choose('Strong appetite; uncomfortable when meals are late')
  expect(screen.getByRole('status').textContent).toContain('What you chose is said most often of Pitta.')
  expect(screen.getByRole('link', { name: 'habits for summer' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Foods that are said to suit Pitta' }).getAttribute('href')).toBe(
    '/resources/wellness-tools#recipes-pitta',
  )
  expect(fetch).not.toHaveBeenCalled()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it('still holds the choices of a reader who comes back from a page that it leads to', () => {
  const { unmount } = render(<Reflection />)
  choose('Medium; even proportions')
  unmount()
  render(<Reflection />)
  expect(screen.getByRole('radio', { name: 'Medium; even proportions' })).toHaveProperty('checked', true)
})

it('has recipes to lead to for each dosha', () => {
  const { container } = render(<WellnessToolsPage />)
  for (const dosha of doshaKeys)
    expect(container.querySelector(`#recipes-${dosha}`)?.textContent.toLowerCase()).toContain(dosha)
})

it('names no number', () => {
  render(<Reflection />)
  for (const radio of screen.getAllByRole('radio').filter((_, index) => index % 3 === 0))
    fireEvent.click(radio)
  expect(screen.getByRole('status').textContent).toMatch(/Vata/)
  expect(screen.getByRole('status').textContent).not.toMatch(/\d/)
})
