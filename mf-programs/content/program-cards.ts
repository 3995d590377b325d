import type { ProgramCode } from './programs'

/** What only a card of the list of all programs says about a program: other pages load `programs.ts`, but not this. */
interface CardTexts {
  /** One or two sentences. */
  description: string
  /** A remark, such as what the program counts toward. */
  note?: string
}

export const programCards: Record<ProgramCode, CardTexts> = {
  alc: {
    description:
      'The foundation of everything we teach: constitution, digestion, daily and seasonal routine, food and the art of a good conversation about them. Studied online.',
    note: 'Required for all higher diplomas',
  },
  ahc: {
    description:
      'Learn to take a careful intake, to read constitution and imbalance as the classical texts describe them, and to support clients through lasting changes of habit.',
    note: 'Counts toward AP',
  },
  an: {
    description:
      'Ayurvedic dietetics, therapeutic cooking and supervised consults: how to choose, combine and prepare food for constitution, season and digestion.',
    note: 'Counts toward AP',
  },
  ah: {
    description:
      'Dravyaguna, the classical study of plants and their properties, with pharmacology, formulations, aromatherapy and a firm grounding in safety.',
    note: 'Counts toward AP',
  },
  ap: {
    description:
      'The whole core clinical track in one credential: lifestyle, counselling, nutrition and herbalism brought together in considered, client-centred work.',
    note: 'Eligible for practitioner credentialing',
  },
  ast: {
    description:
      'Warm oil, steam, powder and touch: the traditional body therapies of Ayurveda, taught for a calm, clean and attentive spa practice.',
  },
  abt: {
    description:
      'Skin, hair and the face in the light of constitution and season, with traditional preparations made fresh from plants, clays, oils and grains.',
  },
  amt: {
    description:
      'The 107 vital points that Sushruta describes: where they lie, why the tradition guards them, and how to work with them by light touch and oil.',
  },
  pkt: {
    description:
      'The highest level of the bodywork track: classical knowledge of Panchakarma, the preparatory oil and steam therapies, and skilled assistance in a team.',
  },
  aap: {
    description:
      'The meeting point of both tracks. Core clinical study, Panchakarma and beauty therapy complete the full pathway of the college.',
    note: 'Highest credential',
  },
}
