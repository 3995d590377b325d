import { Link } from 'shared-ui'
import { sharedWords } from '../../content/forms/shared-words'

const { before, email, after } = sharedWords.privacy

/** Why the form asks for personal details, and whom to ask about them. */
export function PrivacyNote() {
  return (
    <p className="en:mt-5 en:text-sm en:text-muted">
      {before}
      <Link to={`mailto:${email}`} className="en:underline">
        {email}
      </Link>
      {after}
    </p>
  )
}
