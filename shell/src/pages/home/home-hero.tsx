import { ButtonLink, Container, Icon } from 'shared-ui'
import { hero } from '../../../content/home'
import art from '../../illustrations/hero.svg'

export function HomeHero() {
  const { eyebrow, title, lead, enroll, portal } = hero
  return (
    <div className="sh:relative sh:overflow-hidden sh:bg-cream">
      <Container
        wide
        className="sh:grid sh:items-center sh:gap-x-8 sh:gap-y-8 sh:pt-10 sh:pb-6 sh:lg:min-h-[calc(100svh-var(--header-height))] sh:lg:grid-cols-[minmax(0,9fr)_minmax(0,10fr)] sh:lg:py-6"
      >
        <div className="sh:lg:pb-8">
          <p className="kit-eyebrow">{eyebrow}</p>
          <h1 tabIndex={-1} className="sh:mt-4 sh:font-serif sh:text-display sh:text-deep sh:outline-none">
            {title}
          </h1>
          <p className="sh:mt-6 sh:max-w-[34rem] sh:text-lead sh:text-muted">{lead}</p>
          <div className="sh:mt-9 sh:flex sh:flex-wrap sh:gap-4">
            <ButtonLink href={enroll.href} variant="gold">
              {enroll.label}
            </ButtonLink>
            <ButtonLink href={portal.href} variant="outline">
              {portal.label}
            </ButtonLink>
          </div>
          <ScrollIndicator />
        </div>
        <img
          src={art}
          alt=""
          width="800"
          height="880"
          fetchPriority="high"
          className="sh:mx-auto sh:w-full sh:max-w-[34rem] sh:lg:max-h-[min(48rem,calc(100svh-var(--header-height)-3rem))] sh:lg:max-w-none sh:lg:object-contain"
        />
      </Container>
    </div>
  )
}

function ScrollIndicator() {
  const { label, href } = hero.scroll
  return (
    <a
      href={href}
      className="sh:group sh:mt-8 sh:inline-flex sh:items-center sh:gap-3 sh:text-sm sh:font-semibold sh:text-gold-deep sh:no-underline sh:lg:mt-14"
    >
      <span className="sh:grid sh:size-11 sh:place-items-center sh:rounded-full sh:border sh:border-gold">
        <Icon name="arrow-down" className="sh:transition-transform sh:group-hover:translate-y-0.5" />
      </span>
      {label}
    </a>
  )
}
