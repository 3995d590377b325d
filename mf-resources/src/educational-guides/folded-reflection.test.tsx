// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { educationalGuides } from '../../content/educational-guides'
import { FoldedReflection } from './folded-reflection'

const { needsScripts } = educationalGuides.sections.prakriti.reflection

beforeEach(() => void (document.body.innerHTML = renderToString(<FoldedReflection />)))

it('says what it needs where scripts do not run', () => {
  expect(screen.getByText(needsScripts).hidden).toBe(false)
})

it('holds its questions if a reader opened it before scripts ran', async () => {
  // React warns of the attribute that the reader has changed.
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {})
  screen.getByRole<HTMLDetailsElement>('group', { hidden: true }).open = true
  await act(async () => hydrateRoot(document.body, <FoldedReflection />))
  expect(screen.getAllByRole('radio')).toHaveLength(15)
  expect(screen.getByText(needsScripts).hidden).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
})
