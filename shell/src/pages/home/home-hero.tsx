import { Actions, Container, Icon } from 'shared-ui'
import { hero } from '../../../content/home'
import art from '../../illustrations/hero.svg'

export function HomeHero() {
  const { eyebrow, title, lead, enroll, portal } = hero
  return (
    <div className="pg:relative pg:overflow-hidden pg:bg-cream">
      <Container
        wide
        className="pg:grid pg:items-center pg:gap-x-8 pg:gap-y-8 pg:pt-10 pg:pb-6 pg:lg:min-h-[min(54rem,calc(100svh-var(--header-height)))] pg:lg:grid-cols-[minmax(0,9fr)_minmax(0,10fr)] pg:lg:py-6"
      >
        <div className="pg:lg:pb-8">
          <p className="kit-eyebrow">{eyebrow}</p>
          <h1 className="pg:mt-4 pg:font-serif pg:text-display pg:text-deep pg:outline-none">{title}</h1>
          <p className="pg:mt-6 pg:max-w-[34rem] pg:text-lead pg:text-muted">{lead}</p>
          <Actions actions={[enroll, portal]} className="pg:mt-9" />
          <ScrollIndicator />
        </div>
        <img
          src={art}
          alt=""
          width="800"
          height="880"
          fetchPriority="high"
          className="pg:mx-auto pg:w-full pg:max-w-[34rem] pg:lg:max-h-[min(48rem,calc(100svh-var(--header-height)-3rem))] pg:lg:max-w-none pg:lg:object-contain"
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
      className="pg:group pg:mt-8 pg:inline-flex pg:items-center pg:gap-3 pg:text-sm pg:font-semibold pg:text-gold-deep pg:lg:mt-14"
    >
      <span className="pg:grid pg:size-11 pg:place-items-center pg:rounded-full pg:border pg:border-gold">
        <Icon name="arrow-down" className="pg:transition-transform pg:group-hover:[translate:0_0.125rem]" />
      </span>
      {label}
    </a>
  )
}
