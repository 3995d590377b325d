// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { classicalTexts } from '../../content/classical-texts'
import { educationalGuides } from '../../content/educational-guides'
import { healthConditions } from '../../content/health-conditions'
import { lifestylePractices } from '../../content/lifestyle-practices'
import { panchakarmaTherapies } from '../../content/panchakarma-therapies'
import { sanskritTerms } from '../../content/sanskrit-terms'
import { wellnessTools } from '../../content/wellness-tools'
import { RunningText } from './running-text'

it('marks Sanskrit terms', () => {
  render(<RunningText text="The power of agni, at 5:30–6:00 AM." />)
  expect(screen.getByText('agni').lang).toBe('sa-Latn')
})

it.each(['8-1-1', '5:30–6:00 AM'])('keeps %s in one piece', (piece) => {
  render(<RunningText text={`Call or wake, ${piece}, as the text says.`} />)
  expect(screen.getByText(piece).className).toContain('whitespace-nowrap')
})

it('knows no term that the texts no longer use', () => {
  const pages = [
    classicalTexts,
    healthConditions,
    lifestylePractices,
    panchakarmaTherapies,
    educationalGuides,
    wellnessTools,
  ]
  const texts = JSON.stringify(pages)
  expect(sanskritTerms.filter((term) => !new RegExp(`\\b${term}\\b`).test(texts))).toEqual([])
})
