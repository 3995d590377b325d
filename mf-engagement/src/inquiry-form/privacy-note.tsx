import { sharedWords } from '../../content/forms/shared-words'

const { before, email, after } = sharedWords.privacy

/** Why the form asks for personal details, and who answers questions about them. */
export function PrivacyNote() {
  return (
    <p className="en:mt-5 en:text-sm en:text-muted">
      {before}
      <a href={`mailto:${email}`} className="en:underline">
        {email}
      </a>
      {after}
    </p>
  )
}
