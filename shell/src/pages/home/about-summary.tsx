import { ButtonLink, Section, SectionHeading } from 'shared-ui'
import tulsi from 'shared-ui/illustrations/tulsi.svg'
import { aboutSummary } from '../../../content/home'

export function AboutSummary() {
  const { eyebrow, title, lead, paragraphs, action } = aboutSummary
  return (
    <Section id="about" aria-labelledby="home-about">
      <div className="sh:grid sh:items-center sh:gap-x-20 sh:gap-y-10 sh:lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="sh:hidden sh:rounded-t-full sh:rounded-b-card sh:border sh:border-line sh:bg-mist sh:px-12 sh:pt-20 sh:pb-10 sh:lg:block">
          <img src={tulsi} alt="" width="260" height="260" loading="lazy" className="sh:w-full" />
        </div>
        <div className="sh:max-w-[40rem]">
          <SectionHeading id="home-about" eyebrow={eyebrow} title={title} lead={lead} />
          <div className="sh:max-w-[33rem] sh:space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="sh:mt-8">
            <ButtonLink href={action.href} variant="outline">
              {action.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  )
}
