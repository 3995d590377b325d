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
  /** One or two sentences for cards and lists. */
  description: string
  /** A remark for cards, such as what the program counts toward. */
  note?: string
  /** Whether students can enroll now. */
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
    description:
      'The foundation of everything we teach: constitution, digestion, daily and seasonal routine, food and the art of a good conversation about them. Studied online.',
    note: 'Required for all higher diplomas',
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
    description:
      'Learn to take a careful intake, to read constitution and imbalance as the classical texts describe them, and to support clients through lasting changes of habit.',
    note: 'Counts toward AP',
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
    description:
      'Ayurvedic dietetics, therapeutic cooking and supervised consults: how to choose, combine and prepare food for constitution, season and digestion.',
    note: 'Counts toward AP',
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
    description:
      'Dravyaguna, the classical study of plants and their properties, with pharmacology, formulations, aromatherapy and a firm grounding in safety.',
    note: 'Counts toward AP',
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
    description:
      'The whole core clinical track in one credential: lifestyle, counselling, nutrition and herbalism brought together in considered, client-centred work.',
    note: 'Eligible for practitioner credentialing',
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
    description:
      'Warm oil, steam, powder and touch: the traditional body therapies of Ayurveda, taught for a calm, clean and attentive spa practice.',
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
    description:
      'Skin, hair and the face in the light of constitution and season, with traditional preparations made fresh from plants, clays, oils and grains.',
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
    description:
      'The 107 vital points that Sushruta describes: where they lie, why the tradition guards them, and how to work with them by light touch and oil.',
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
    description:
      'The highest level of the bodywork track: classical knowledge of Panchakarma, the preparatory oil and steam therapies, and skilled assistance in a team.',
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
    description:
      'The meeting point of both tracks. Core clinical study, Panchakarma and beauty therapy complete the full pathway of the college.',
    note: 'Highest credential',
    open: false,
  },
]

/** The groups of the header's Programs menu, each in its own order. */
export const programMenu: { group: string; codes: ProgramCode[] }[] = [
  { group: 'Core Pathways', codes: ['alc', 'ahc', 'ap', 'aap'] },
  { group: 'Specializations', codes: ['ast', 'abt', 'amt', 'pkt', 'an', 'ah'] },
]
