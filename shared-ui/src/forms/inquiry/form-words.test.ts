import { formWords } from './form-words'

/** What visitors were shown under each version: the record of their consent names the version only. Lines stay here for ever. */
const texts: Record<string, string> = {
  'inquiry-2026-1':
    'Samya College of Ayurveda uses what you enter here only to answer you and to keep a record, as British Columbia’s Personal Information Protection Act requires us to tell you. To see, correct or withdraw it, write to privacy@samya-college.example.',
}

const fix =
  'the text has changed: raise `version` in form-words.ts and add the new version with its text here'

it('a version of the privacy note means one text', () => {
  const { before, email, after, version } = formWords.privacy
  expect(texts[version], fix).toBe(`${before}${email}${after}`)
})
