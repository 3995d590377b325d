import { ButtonLink, Section } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import { inquiryLink } from '../programs/inquiry-link'
import type { ProgramSectionProps } from './program-section-props'

export function InquirySection({ texts: { code } }: ProgramSectionProps) {
  const { heading, text, button } = programLabels.questions
  return (
    <Section className="kit-screen-only" aria-labelledby="questions">
      <div className="pr:flex pr:flex-wrap pr:items-center pr:justify-between pr:gap-x-12 pr:gap-y-6">
        <div className="pr:max-w-[40rem]">
          <h2 id="questions" className="pr:font-serif pr:text-h3">
            {heading}
          </h2>
          <p className="pr:mt-2 pr:text-muted">{text}</p>
        </div>
        <ButtonLink href={inquiryLink(code)} variant="outline">
          {button}
        </ButtonLink>
      </div>
    </Section>
  )
}
