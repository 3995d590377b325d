// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { programPages } from '../../content/program-pages'
import type { ProgramCode } from '../../content/programs'
import ProgramPage from './program-page'

const codes = Object.keys(programPages) as ProgramCode[]
const notYetOpen = codes.filter((code) => code !== 'alc')

const show = (code: ProgramCode) => render(<ProgramPage params={{ code }} data={programPages[code]} />)

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

const badges: Record<ProgramCode, string[]> = {
  alc: ['500 Hours', 'Foundational Program', 'Requires High School Diploma'],
  ahc: ['1000 Hours', 'Core Clinical Track', 'Requires ALC'],
  an: ['1000 Hours', 'Nutrition Diploma', 'Requires ALC', 'Core Clinical'],
  ah: ['1000 Hours', 'Herbalist Diploma', 'Requires ALC', 'Core Clinical'],
  ap: ['2000 Hours', 'Core Clinical', 'Requires ALC + AHC + AN + AH'],
  ast: ['1000 Hours', 'Specialty/Bodywork', 'Requires ALC'],
  abt: ['1000 Hours', 'Specialty/Bodywork', 'Requires ALC'],
  amt: ['1500 Hours', 'Specialty/Bodywork', 'Requires AST'],
  pkt: ['2000 Hours', 'Panchakarma Diploma', 'Requires AMT', 'Specialty Level'],
  aap: ['4000 Hours', 'Advanced Degree', 'Requires AP + PKT + ABT'],
}

it.each(codes)('%s shows its badges', (code) => {
  show(code)
  const list = screen.getByRole('list', { name: 'Program badges' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(badges[code])
})

it.each(codes)('%s has headings for overview, highlights and scope of practice', (code) => {
  show(code)
  for (const name of ['Program overview', 'Program highlights', 'Scope of practice']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy()
  }
})

it.each(notYetOpen)('%s is coming soon, without a price, and leads to the foundation program', (code) => {
  show(code)
  expect(screen.getByRole('heading', { name: 'Start Your Journey Today' })).toBeTruthy()
  expect(screen.getByText('This program will be available for enrollment in the near future.')).toBeTruthy()
  expect(linkTo('Enroll in ALC Foundation Program')).toBe('/coming-soon')
  expect(linkTo('Already enrolled? Access Student Portal')).toBe('/coming-soon')
  expect(fact('Status')).toBe('Coming soon')
  expect(fact('Tuition')).toBe('Being updated')
  expect(screen.queryByText(/\$/)).toBeNull()
})

it('ALC is open: it shows both prices and no coming-soon block', () => {
  show('alc')
  expect(fact('Status')).toBe('Accepting applicants')
  expect(fact('Tuition')).toBe('From $5,495 CAD')
  expect(screen.getByText('$5,495 CAD')).toBeTruthy()
  expect(screen.getByText('$6,495 CAD')).toBeTruthy()
  expect(screen.getByText('One-time payment, 1-year access included')).toBeTruthy()
  expect(screen.getByText('Flexible installments, 1-year access included')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Online format' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Prerequisites' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Start Your Journey Today' })).toBeNull()
})

it.each(codes)('%s says whether its curriculum is being revised', (code) => {
  show(code)
  const isRevised = ['alc', 'ast', 'abt', 'amt', 'pkt'].includes(code)
  expect(screen.queryAllByText('Curriculum under revision')).toHaveLength(isRevised ? 1 : 0)
})

it('PKT names internships, recognition and the association', () => {
  show('pkt')
  expect(screen.getByRole('heading', { name: 'Internships' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Professional recognition' })).toBeTruthy()
  for (const name of [/partner spa/, /provincial Ayurveda association/]) {
    expect(screen.getByRole('link', { name }).getAttribute('target')).toBe('_blank')
  }
})

/** The link of the pathway-forward card. */
const forward: Record<ProgramCode, [name: string, to: string]> = {
  alc: ['Five programs follow ALC', '/programs#pathway'],
  ahc: ['Pathway to AP', '/programs/ap'],
  an: ['Pathway to AP', '/programs/ap'],
  ah: ['Pathway to AP', '/programs/ap'],
  ap: ['Pathway to AAP', '/programs/aap'],
  ast: ['Pathway to AMT', '/programs/amt'],
  abt: ['Pathway to AAP', '/programs/aap'],
  amt: ['Pathway to PKT', '/programs/pkt'],
  pkt: ['Pathway to AAP', '/programs/aap'],
  aap: ['The top of the pathway', '/programs#pathway'],
}

it.each(codes)('%s leads forward on the pathway', (code) => {
  show(code)
  const [name, to] = forward[code]
  expect(linkTo(name)).toBe(to)
})
