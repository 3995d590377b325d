import { Section, SectionHeading } from 'shared-ui'
import { amalaki } from 'shared-ui/plants'
import { history } from '../../../content/about'

export function HistorySection() {
  const { eyebrow, title, steps } = history
  return (
    <Section aria-labelledby="history">
      <SectionHeading id="history" eyebrow={eyebrow} title={title} />
      <div className="pg:grid pg:gap-x-20 pg:lg:grid-cols-[minmax(0,40rem)_1fr]">
        <ol className="pg:border-l-2 pg:border-gold">
          {steps.map(({ when, text }) => (
            <li key={when} className="pg:relative pg:pb-8 pg:pl-8 pg:last:pb-0">
              <span
                aria-hidden="true"
                className="pg:absolute pg:top-2 pg:-left-2 pg:size-3.5 pg:rounded-full pg:border-2 pg:border-gold pg:bg-cream"
              />
              <h3 className="pg:font-serif pg:text-h3">{when}</h3>
              <p className="pg:mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <figure className="pg:hidden pg:self-center pg:rounded-card pg:bg-mist pg:p-10 pg:lg:block">
          <img src={amalaki.src} alt="" width="280" height="280" loading="lazy" className="pg:w-full" />
          <figcaption className="pg:mt-4 pg:text-sm pg:text-muted">
            {`${amalaki.name}, `}
            <i lang="la">{amalaki.botanical}</i>
            {`: ${amalaki.note}.`}
          </figcaption>
        </figure>
      </div>
    </Section>
  )
}
