// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { choose } from '../testing/fill-form'
import { formServerForEach } from '../testing/form-server'
import EnrollmentInquiry from './enrollment-inquiry'
import { QuickInquiryForm } from './quick-inquiry-form'

formServerForEach()
afterEach(() => history.replaceState(null, '', '/'))

const open = (search: string) => history.replaceState(null, '', `/admissions${search}`)
const chosen = () => screen.getByRole('combobox', { name: /Program of Interest/ }).textContent
const expectChosen = (words: string) => waitFor(() => expect(chosen()).toContain(words))

it('chooses the program that the address names', async () => {
  open('?program=PKT')
  render(<QuickInquiryForm />)
  await expectChosen('PKT - Panchakarma Technician')
})

it.each(['?program=XYZ', '?program=pkt', '?program=', '?email=mira@visitor.example'])(
  'takes no notice of %s',
  async (search) => {
    open(search)
    const { container } = render(<QuickInquiryForm />)
    await expectChosen('Select a program')
    expect(container.innerHTML).not.toContain('mira@visitor.example')
  },
)

it('keeps what was chosen instead over a reload, and follows the next link', async () => {
  open('?program=PKT')
  render(<QuickInquiryForm />)
  await expectChosen('PKT')
  await choose('Program of Interest', 'AHC - Ayurvedic Health Counselor')
  cleanup()
  render(<QuickInquiryForm />)
  await expectChosen('AHC')
  cleanup()
  open('?program=ABT')
  render(<QuickInquiryForm />)
  await expectChosen('ABT')
})

it('begins with ALC where enrollment begins, unless the address names another', async () => {
  render(<EnrollmentInquiry />)
  await expectChosen('ALC')
  cleanup()
  open('?program=AN')
  render(<EnrollmentInquiry />)
  await expectChosen('AN - Ayurvedic Nutritionist')
})
