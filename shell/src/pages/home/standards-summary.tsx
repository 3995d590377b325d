import { Section } from 'shared-ui'
import lotus from 'shared-ui/illustrations/lotus.svg'
import { standardsSummary } from '../../../content/home'

export function StandardsSummary() {
  const { eyebrow, title, lead, standards } = standardsSummary
  return (
    <Section tone="deep" aria-labelledby="home-standards">
      <div className="pg:py-2 pg:md:py-4">
        <div className="pg:flex pg:items-end pg:justify-between pg:gap-12">
          <div className="pg:max-w-[42rem]">
            <p className="kit-eyebrow kit-eyebrow-light pg:mb-2">{eyebrow}</p>
            <h2 id="home-standards" className="pg:font-serif pg:text-h2">
              {title}
            </h2>
            <p className="pg:mt-4 pg:text-lead pg:text-balance pg:text-cream/85">{lead}</p>
          </div>
          <img
            src={lotus}
            alt=""
            width="200"
            height="200"
            loading="lazy"
            className="pg:hidden pg:size-48 pg:lg:block"
          />
        </div>
        <ul className="pg:mt-10 pg:grid pg:gap-x-10 pg:sm:grid-cols-2 pg:lg:mt-6 pg:lg:grid-cols-3">
          {standards.map(({ name, fullName }) => (
            <li key={name} className="pg:border-t pg:border-gold/50 pg:py-7">
              <h3 className="pg:font-serif pg:text-h3 pg:text-gold-bright">{name}</h3>
              <p className="pg:mt-2 pg:text-cream/85">{fullName}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
