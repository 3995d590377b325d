import { Badge, ButtonLink, Section } from 'shared-ui'
import { comingSoon } from '../../content/coming-soon'

/** For a program that is not open yet: directs to the foundation program. */
export function ComingSoonSection() {
  const { badge, heading, text, advice, enroll, portal } = comingSoon
  return (
    <Section className="kit-screen-only" tone="deep" aria-labelledby="coming-soon">
      <div className="pr:mx-auto pr:max-w-[42rem] pr:text-center">
        <Badge tone="gold">{badge}</Badge>
        <h2 id="coming-soon" className="pr:mt-5 pr:font-serif pr:text-h2">
          {heading}
        </h2>
        <p className="pr:mt-5 pr:text-lead">{text}</p>
        <p className="pr:mt-3 pr:text-cream/90">{advice}</p>
        <p className="pr:mt-8">
          <ButtonLink href={enroll.href} variant="gold">
            {enroll.label}
          </ButtonLink>
        </p>
        <p className="pr:mt-5">
          <a href={portal.href} className="pr:inline-block pr:py-1 pr:text-gold-bright pr:underline">
            {portal.label}
          </a>
        </p>
      </div>
    </Section>
  )
}
