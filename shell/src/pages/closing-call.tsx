import { Actions, Section } from 'shared-ui'
import type { Action } from '../../content/actions'

interface ClosingCallProps {
  id: string
  tone?: 'sage'
  title: string
  text: string
  actions: Action[]
  /** The look of the first button. */
  first?: 'outline'
}

/** The last section of a page: where to go from here. */
export function ClosingCall({ id, tone, title, text, actions, first }: ClosingCallProps) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <div className="pg:mx-auto pg:max-w-[40rem] pg:text-center">
        <h2 id={id} className="pg:font-serif pg:text-h2">
          {title}
        </h2>
        <p className="pg:mt-4 pg:text-lead pg:text-balance">{text}</p>
        <Actions actions={actions} first={first} className="pg:mt-8 pg:justify-center" />
      </div>
    </Section>
  )
}
