import { Section } from 'shared-ui'
import lotus from 'shared-ui/illustrations/lotus.svg'
import { standardsSummary } from '../../../content/home'

export function StandardsSummary() {
  const { eyebrow, title, lead, standards } = standardsSummary
  return (
    <Section tone="deep" aria-labelledby="home-standards">
      <div className="sh:py-2 sh:md:py-4">
        <div className="sh:flex sh:items-end sh:justify-between sh:gap-12">
          <div className="sh:max-w-[42rem]">
            <p className="kit-eyebrow kit-eyebrow-light sh:mb-2">{eyebrow}</p>
            <h2 id="home-standards" className="sh:font-serif sh:text-h2">
              {title}
            </h2>
            <p className="sh:mt-4 sh:text-lead sh:text-cream/85">{lead}</p>
          </div>
          <img
            src={lotus}
            alt=""
            width="200"
            height="200"
            loading="lazy"
            className="sh:hidden sh:size-48 sh:lg:block"
          />
        </div>
        <ul className="sh:mt-10 sh:grid sh:gap-x-10 sh:sm:grid-cols-2 sh:lg:mt-6 sh:lg:grid-cols-3">
          {standards.map(({ name, fullName }) => (
            <li key={name} className="sh:border-t sh:border-gold/50 sh:py-7">
              <h3 className="sh:font-serif sh:text-h3 sh:text-gold-bright">{name}</h3>
              <p className="sh:mt-2 sh:text-cream/85">{fullName}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
