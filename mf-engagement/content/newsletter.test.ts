import { newsletter } from './newsletter'

/** What visitors were shown under each version: the record of their consent names the version only. Lines stay here for ever. */
const texts: Record<string, string> = {
  'newsletter-2026-1':
    'By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time. Samya College of Ayurveda, 100 Sample Street, Victoria, BC V8V 0A0, info@samya-college.example',
}

const fix =
  'the text has changed: raise `consentVersion` in newsletter.ts and add the new version with its text here'

it('a consent version means one text', () => {
  const { consent, mail, consentVersion } = newsletter
  expect(texts[consentVersion], fix).toBe(`${consent} ${mail}`)
})
