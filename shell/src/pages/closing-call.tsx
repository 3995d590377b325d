import { Section } from 'shared-ui'
import type { ReactNode } from 'react'

interface ClosingCallProps {
  id: string
  tone?: 'sage'
  title: string
  text: string
  /** The buttons. */
  children: ReactNode
}

/** The last section of a page: where to go from here. */
export function ClosingCall({ id, tone, title, text, children }: ClosingCallProps) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <div className="pg:mx-auto pg:max-w-[40rem] pg:text-center">
        <h2 id={id} className="pg:font-serif pg:text-h2">
          {title}
        </h2>
        <p className="pg:mt-4 pg:text-lead pg:text-balance">{text}</p>
        <div className="pg:mt-8 pg:flex pg:flex-wrap pg:justify-center pg:gap-4">{children}</div>
      </div>
    </Section>
  )
}
