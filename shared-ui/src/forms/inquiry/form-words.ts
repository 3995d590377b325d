import { site } from '../../site/site'

/** Words that all inquiry forms share. */
export const formWords = {
  errorSummaryTitle: 'Please check these entries',
  privacy: {
    before: `${site.collegeName} uses what you enter here only to answer you and to keep a record, as British Columbia’s Personal Information Protection Act requires us to tell you. To see, correct or withdraw it, write to `,
    email: site.privacyEmail,
    after: '.',
    /** A changed text needs a new version: the service records which one a person was shown. */
    version: 'inquiry-2026-1',
  },
}
