// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choose } from '../testing/fill-form'
import { button, field, summaryLinks } from '../testing/form-parts'
import { formServerForEach } from '../testing/form-server'
import EnrollmentInquiry from './enrollment-inquiry'
import QuickInquirySection from './quick-inquiry-section'

formServerForEach()
afterEach(() => history.replaceState(null, '', '/'))

const open = (search: string) => history.replaceState(null, '', `/admissions${search}`)
/** The label of the chosen option: the text of the browser's own select is that of all its options. */
const chosen = () => {
  const select = screen.getByRole('combobox', { name: /Program of Interest/ })
  return (select instanceof HTMLSelectElement ? select.selectedOptions[0] : select)?.textContent
}
const save = (entries: Record<string, string>) =>
  sessionStorage.setItem('inquiry:quick-inquiry', JSON.stringify(entries))
const expectChosen = (words: string) => waitFor(() => expect(chosen()).toContain(words))

it.each(['?program=XYZ', '?program=pkt', '?program=', '?email=mira@visitor.example'])(
  'takes no notice of %s',
  async (search) => {
    open(search)
    const { container } = render(<QuickInquirySection />)
    await expectChosen('Select a program')
    expect(container.innerHTML).not.toContain('mira@visitor.example')
  },
)

it('chooses what the address names, keeps what was chosen instead over a reload, follows the next link', async () => {
  open('?program=PKT')
  render(<QuickInquirySection />)
  await expectChosen('PKT - Panchakarma Technician')
  await choose('Program of Interest', 'AHC - Ayurvedic Health Counselor')
  cleanup()
  render(<QuickInquirySection />)
  await expectChosen('AHC')
  cleanup()
  open('?program=ABT')
  render(<QuickInquirySection />)
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

describe('a program that a link chose', () => {
  const follow = async () => {
    cleanup()
    open('?program=PKT')
    render(<QuickInquirySection />)
    await expectChosen('PKT')
  }
  const goToComingSoon = async () => {
    cleanup()
    history.replaceState(null, '', '/coming-soon')
    render(<EnrollmentInquiry />)
    await expectChosen('ALC')
  }

  it('stays over a reload, and without the link, whatever was saved before', async () => {
    save({ fullName: 'Mira', program: 'ALC' })
    await follow()
    cleanup()
    render(<QuickInquirySection />)
    await expectChosen('PKT')
    cleanup()
    open('')
    render(<QuickInquirySection />)
    await expectChosen('PKT')
    expect(field('Full Name')).toHaveProperty('value', 'Mira')
  })

  it('is chosen again by the same link after entries on another page', async () => {
    await follow()
    await goToComingSoon()
    await userEvent.type(field('Full Name'), 'Mira')
    await follow()
    expect(field('Full Name')).toHaveProperty('value', 'Mira')
  })

  it('gives way to what was chosen by hand there, also after a look at a page that chooses another', async () => {
    await follow()
    await choose('Program of Interest', 'AHC - Ayurvedic Health Counselor')
    await goToComingSoon()
    cleanup()
    open('?program=PKT')
    render(<QuickInquirySection />)
    await expectChosen('AHC')
  })
})

it('begins with ALC where enrollment begins, also after a choice on another page', async () => {
  save({ fullName: 'Mira', program: 'PKT' })
  history.replaceState(null, '', '/coming-soon')
  render(<EnrollmentInquiry />)
  await expectChosen('ALC')
  expect(field('Full Name')).toHaveProperty('value', 'Mira')
  await choose('Program of Interest', 'AN - Ayurvedic Nutritionist')
  cleanup()
  render(<EnrollmentInquiry />)
  await expectChosen('AN')
})

it('does not choose a saved program that is no longer offered', async () => {
  save({ fullName: 'Mira', program: 'XYZ' })
  render(<QuickInquirySection />)
  await waitFor(() => expect(field('Full Name')).toHaveProperty('value', 'Mira'))
  await userEvent.click(button())
  await waitFor(() => expect(summaryLinks()).toContain('Please select a program'))
})
