import type { ProgramCode } from './programs'

/** The texts of one program's page. Title, hours, track, prerequisite and status come from the catalogue in programs.ts. */
export interface ProgramTexts {
  code: ProgramCode
  /** One or two sentences under the title. */
  lead: string
  /** The last badge. With it, a badge names the credential instead of the track. */
  level?: string
  /** How the program is taught, for the facts box. */
  format: string
  /** What a graduate receives, for the facts box and, with a `level`, for a badge. */
  credential: string
  overview: string[]
  /** The program's own hours, or that it has none; badges show the total. */
  ownPart: string
  highlights: string[]
  /** What students learn, area by area. */
  learning: LearningArea[]
  /** For a program without hours of its own: where its areas of study are taught. */
  learningNote?: string
  audience: string[]
  careers: { intro: string; points: string[] }
  recognition?: string[]
  internships?: Internships
  pathway: { title: string; text: string; href: string; label: string }
  scope: ScopeOfPractice
  /** The page says that the detailed curriculum is being revised. */
  curriculumRevised?: true
  /** Only ALC has this. Its prices are in `alc-tuition.ts`; another program that opens needs prices of its own. */
  enrollment?: Enrollment
  /** For search engines; the title where it differs from the page's. */
  search: { title?: string; description: string; keywords: string[] }
}

/** What the page itself shows of them. */
export type ProgramPageTexts = Omit<ProgramTexts, 'search'>

export interface LearningArea {
  title: string
  /** The Sanskrit name of the area, shown with the title. */
  term?: string
  text: string
}

interface ScopeOfPractice {
  intro: string
  within: string[]
  outside: string[]
  link?: OutboundLink
}

export interface Internships {
  intro: string
  places: { title: string; text: string; link?: OutboundLink }[]
}

interface OutboundLink {
  label: string
  href: string
}

export interface Enrollment {
  intro: string
  note: string
  enroll: { label: string; href: string }
  online: { intro: string; points: string[] }
  prerequisites: { intro: string; points: string[] }
}
