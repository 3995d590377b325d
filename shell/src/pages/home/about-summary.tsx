import { ButtonLink, Section, SectionHeading } from 'shared-ui'
import tulsi from 'shared-ui/illustrations/tulsi.svg'
import { aboutSummary } from '../../../content/home'

export function AboutSummary() {
  const { eyebrow, title, lead, paragraphs, action } = aboutSummary
  return (
    <Section id="about" aria-labelledby="home-about">
      <div className="pg:grid pg:items-center pg:gap-x-20 pg:gap-y-10 pg:lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="pg:hidden pg:rounded-t-full pg:rounded-b-card pg:border pg:border-line pg:bg-mist pg:px-12 pg:pt-20 pg:pb-10 pg:lg:block">
          <img src={tulsi} alt="" width="260" height="260" loading="lazy" className="pg:w-full" />
        </div>
        <div className="pg:max-w-[40rem]">
          <SectionHeading id="home-about" eyebrow={eyebrow} title={title} lead={lead} />
          <div className="pg:space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="pg:mt-8">
            <ButtonLink href={action.href} variant="outline">
              {action.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  )
}
