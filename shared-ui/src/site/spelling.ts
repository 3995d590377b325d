import { textsOf } from './claims'

/**
 * British and American spellings, each with the Canadian one, as whole words; `~` takes any ending. "Counselor" and "centered" are
 * missing: the specification has a program and a value with them.
 */
const foreign: Record<string, string> = {
  ageing: 'aging',
  'anaem~': 'anem…',
  'autumn~': 'fall',
  cosy: 'cozy',
  'diarrhoea~': 'diarrhea',
  enrol: 'enroll',
  'enrolment~': 'enrollment',
  'foet~': 'fet…',
  'haem~': 'hem…',
  'judgement~': 'judgment',
  'oedema~': 'edema',
  'oesoph~': 'esoph…',
  'paediatr~': 'pediatr…',
  'programme~': 'program',
  'sceptic~': 'skeptic',
  'yoghurt~': 'yogurt',
  'behavior~': 'behaviour',
  center: 'centre',
  centers: 'centres',
  'color~': 'colour',
  counseling: 'counselling',
  'favor~': 'favour',
  'fiber~': 'fibre',
  'flavor~': 'flavour',
  'gray~': 'grey',
  'harbor~': 'harbour',
  'honor~': 'honour',
  labeled: 'labelled',
  liter: 'litre',
  liters: 'litres',
  'neighbor~': 'neighbour',
  'odor~': 'odour',
  practiced: 'practised',
  practicing: 'practising',
  'savor~': 'savour',
  'theater~': 'theatre',
  vapor: 'vapour',
}

/** Endings that Canada writes with z: organise, recognised, memorisation. */
const withZ =
  /\b(organ|recogn|memor|real|special|personal|stabil|minim|summar|standard|util)is(e|ed|es|ing|ation)s?\b/i

const patterns = Object.entries(foreign).map(([form, canadian]) => ({
  pattern: new RegExp(`\\b${form.replace('~', '\\w*')}\\b`, 'i'),
  canadian,
}))
const all = [...patterns, { pattern: withZ, canadian: 'z for s' }]

/** The words of `content` that are not spelt as in Canada (`lang="en-CA"`), each with the spelling to use. */
export const misspellingsIn = (content: unknown): string[] =>
  textsOf(content).flatMap((text) =>
    all.flatMap(({ pattern, canadian }) => {
      const [word] = pattern.exec(text) ?? []
      return word ? [`"${word}" (${canadian}) in "${text}"`] : []
    }),
  )
