import { formWords } from './form-words'

const { before, email, after } = formWords.privacy

/** Why the form asks for personal details, and who answers questions about them. */
export function PrivacyNote() {
  return (
    <p className="ui:mt-5 ui:text-sm ui:text-muted">
      {before}
      <a href={`mailto:${email}`} className="ui:underline">
        {email}
      </a>
      {after}
    </p>
  )
}
