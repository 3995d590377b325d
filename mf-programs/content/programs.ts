/** The ten programs, in the order in which lists show them. Total hours are never written here: see src/programs/program-graph.ts. */
export interface Program {
  code: ProgramCode
  /** Short title for menus and cards. */
  title: string
  /** The title as the credential and the inquiry form name it. */
  fullTitle: string
  /** Track, as badges show it. */
  track: string
  /** Part of the pathway, by which the diagram colours it. */
  family: ProgramFamily
  /** Step of the stair on the home page. */
  level: ProgramLevel
  /** Codes of the prerequisites, as badges name them. */
  requires: ProgramCode[]
  /** The requirement of a program without prerequisites. */
  entryRequirement?: string
  /** Hours that the program adds to those of its prerequisites. */
  ownHours: number
  /** Whether students can enroll now. An open program needs the texts `enrollment` (`program-pages/`). */
  open: boolean
}

export type ProgramCode = 'alc' | 'ahc' | 'an' | 'ah' | 'ap' | 'ast' | 'abt' | 'amt' | 'pkt' | 'aap'

export type ProgramFamily = 'foundation' | 'clinical' | 'bodywork' | 'both'

export type ProgramLevel = 'Foundation' | 'Core Clinical' | 'Specialty' | 'Advanced' | 'Expert'

export const programs: Program[] = [
  {
    code: 'alc',
    title: 'Lifestyle Consultant',
    fullTitle: 'Ayurvedic Lifestyle Consultant',
    track: 'Foundational Program',
    family: 'foundation',
    level: 'Foundation',
    requires: [],
    entryRequirement: 'High School Diploma',
    ownHours: 500,
    open: true,
  },
  {
    code: 'ahc',
    title: 'Health Counselor',
    fullTitle: 'Ayurvedic Health Counselor',
    track: 'Core Clinical Track',
    family: 'clinical',
    level: 'Core Clinical',
    requires: ['alc'],
    ownHours: 500,
    open: false,
  },
  {
    code: 'an',
    title: 'Nutritionist',
    fullTitle: 'Ayurvedic Nutritionist',
    track: 'Core Clinical',
    family: 'clinical',
    level: 'Core Clinical',
    requires: ['alc'],
    ownHours: 500,
    open: false,
  },
  {
    code: 'ah',
    title: 'Herbalist',
    fullTitle: 'Ayurvedic Herbalist',
    track: 'Core Clinical',
    family: 'clinical',
    level: 'Core Clinical',
    requires: ['alc'],
    ownHours: 500,
    open: false,
  },
  {
    code: 'ap',
    title: 'Practitioner',
    fullTitle: 'Ayurvedic Practitioner',
    track: 'Core Clinical',
    family: 'clinical',
    level: 'Advanced',
    requires: ['alc', 'ahc', 'an', 'ah'],
    ownHours: 0,
    open: false,
  },
  {
    code: 'ast',
    title: 'Spa Therapist',
    fullTitle: 'Ayurvedic Spa Therapist',
    track: 'Specialty/Bodywork',
    family: 'bodywork',
    level: 'Specialty',
    requires: ['alc'],
    ownHours: 500,
    open: false,
  },
  {
    code: 'abt',
    title: 'Beauty Therapist',
    fullTitle: 'Ayurvedic Beauty Therapist',
    track: 'Specialty/Bodywork',
    family: 'bodywork',
    level: 'Specialty',
    requires: ['alc'],
    ownHours: 500,
    open: false,
  },
  {
    code: 'amt',
    title: 'Marma Therapist',
    fullTitle: 'Ayurvedic Marma Therapist',
    track: 'Specialty/Bodywork',
    family: 'bodywork',
    level: 'Specialty',
    requires: ['ast'],
    ownHours: 500,
    open: false,
  },
  {
    code: 'pkt',
    title: 'Panchakarma Technician',
    fullTitle: 'Panchakarma Technician',
    track: 'Specialty/Bodywork',
    family: 'bodywork',
    level: 'Specialty',
    requires: ['amt'],
    ownHours: 500,
    open: false,
  },
  {
    code: 'aap',
    title: 'Advanced Practitioner',
    fullTitle: 'Advanced Ayurvedic Practitioner',
    track: 'Advanced Degree',
    family: 'both',
    level: 'Expert',
    requires: ['ap', 'pkt', 'abt'],
    ownHours: 0,
    open: false,
  },
]

/** The groups of the header's Programs menu, each in its own order. */
export const programMenu: { group: string; codes: ProgramCode[] }[] = [
  { group: 'Core Pathways', codes: ['alc', 'ahc', 'ap', 'aap'] },
  { group: 'Specializations', codes: ['ast', 'abt', 'amt', 'pkt', 'an', 'ah'] },
]
