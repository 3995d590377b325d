import { cn } from 'shared-ui'
import type { InquiryFormContent, Notice } from '../../content/forms/inquiry-form-content'

interface FormOutcomeProps {
  outcome: 'none' | 'success' | 'error'
  content: InquiryFormContent
}

/** The result of the last send, which stays when the notification is gone. Only the notification is announced. */
export function FormOutcome({ outcome, content }: FormOutcomeProps) {
  return (
    <div role="status" aria-live="off" className={outcome === 'none' ? undefined : 'en:mt-6'}>
      {outcome !== 'none' && <NoticeText tone={outcome} {...content[outcome]} />}
    </div>
  )
}

/** A notice, coloured by success or failure. */
export function NoticeText({ title, description, tone }: Notice & { tone: 'success' | 'error' }) {
  return (
    <div
      className={cn(
        'en:rounded-md en:border-l-4 en:p-4 en:text-ink',
        tone === 'success' ? 'en:border-leaf en:bg-mist' : 'en:border-error en:bg-blush',
      )}
    >
      <p className="en:font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  )
}
