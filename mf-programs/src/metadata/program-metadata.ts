import type { PageMetadata } from 'shared-ui'
import { college } from 'shared-ui/college'
import { alcOptions, currency } from '../../content/alc-tuition'
import { programPages } from '../../content/program-pages'
import type { ProgramCode } from '../../content/programs'
import { programBreadcrumbs } from '../programs/breadcrumbs'
import { programPlant } from '../programs/program-plant'
import { findProgram, routeTo, totalHours } from '../programs/program-graph'
import { programTitle, requirementOf } from '../programs/program-words'

type Blocks = NonNullable<PageMetadata['structuredData']>

const pathOf = (code: ProgramCode) => `/programs/${code}`

const durationOf = (code: ProgramCode) => `PT${totalHours(code)}H`

export function programMetadata(code: ProgramCode): PageMetadata {
  const program = findProgram(code)
  return {
    title: programTitle(program),
    ...programPages[code].search,
    canonical: pathOf(code),
    art: programPlant[code].src,
    breadcrumbs: programBreadcrumbs(program),
    structuredData: [courseOf(code), ...pathwayOf(code)],
  }
}

function courseOf(code: ProgramCode): Blocks[number] {
  const { lead, credential, enrollment } = programPages[code]
  const program = findProgram(code)
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: program.fullTitle,
    description: lead,
    url: pathOf(code),
    courseCode: code.toUpperCase(),
    coursePrerequisites: requirementOf(program),
    educationalCredentialAwarded: credential,
    timeRequired: durationOf(code),
    provider: college,
    ...(enrollment && offersOf(code)),
  }
}

/** Prices and course mode, for the program that is open for enrollment only. */
const offersOf = (code: ProgramCode) => ({
  hasCourseInstance: {
    '@type': 'CourseInstance' as const,
    courseMode: 'Online',
    courseWorkload: durationOf(code),
  },
  offers: alcOptions.map(({ name, amount }) => ({
    '@type': 'Offer' as const,
    name,
    price: amount,
    priceCurrency: currency,
    category: 'Paid',
    url: pathOf(code),
  })),
})

/** The two programs that combine others are also described as programs with several courses. */
function pathwayOf(code: ProgramCode): Blocks {
  const program = findProgram(code)
  if (program.ownHours > 0) return []
  const parts = [...routeTo(code)].filter((part) => findProgram(part).ownHours > 0)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'EducationalOccupationalProgram',
      name: program.fullTitle,
      description: programPages[code].lead,
      url: pathOf(code),
      programPrerequisites: requirementOf(program),
      timeToComplete: durationOf(code),
      occupationalCredentialAwarded: programPages[code].credential,
      provider: college,
      hasCourse: parts.map((part) => ({
        '@type': 'Course' as const,
        name: findProgram(part).title,
        url: pathOf(part),
      })),
    },
  ]
}
