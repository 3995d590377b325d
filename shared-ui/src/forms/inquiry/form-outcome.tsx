import { cn } from '../../components/cn'
import type { InquiryFormContent, Notice } from './inquiry-form-content'
import type { Result } from './send-inquiry'
import type { SendState } from './use-send'

/** The result of the last send, which stays when the notification is gone. Only the notification is announced. */
export function FormOutcome({ state, content }: { state: SendState; content: InquiryFormContent }) {
  const isOver = state === 'success' || state === 'error'
  return (
    <div role="status" aria-live="off" className={isOver ? 'ui:mt-6' : undefined}>
      {isOver && <NoticeText tone={state} {...content[state]} />}
    </div>
  )
}

/** A notice, coloured by success or failure. */
export function NoticeText({ title, description, tone }: Notice & { tone: Result }) {
  return (
    <div
      className={cn(
        'ui:rounded-md ui:border-l-4 ui:p-4 ui:text-ink',
        tone === 'success' ? 'ui:border-leaf ui:bg-mist' : 'ui:border-error ui:bg-blush',
      )}
    >
      <p className="ui:font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  )
}
