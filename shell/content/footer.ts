import { site } from 'shared-ui'
import { enroll } from './actions'

/** The texts and links of the footer. */
export const footer = {
  about: `${site.collegeName} teaches Ayurveda in ${site.address.city}, British Columbia: wellness, health counselling, therapy and nutrition, in programs that build on one another. An educational initiative of ${site.association}.`,
  quickLinksTitle: 'Quick links',
  studentLinksTitle: 'Students',
  studentLinks: [
    { label: 'Student Login', href: '/coming-soon' },
    { label: 'New Student Registration', href: '/coming-soon' },
    { label: 'My Dashboard', href: '/coming-soon' },
    enroll,
  ],
  shareTitle: 'Share this page',
  copyright: `© 2025 ${site.collegeName}. All rights reserved.`,
  disclaimers: [
    'Everything on this website is for education only. It is not medical advice, diagnosis or treatment, and it does not replace the care of a licensed health professional.',
    `Programs are delivered by ${site.deliveryCompany}, which is responsible for academics, contracts, tuition and student administration.`,
    'Ayurveda is not a regulated health profession in British Columbia. Our diplomas do not entitle anyone to practise a regulated profession or to use a reserved title.',
  ],
}
