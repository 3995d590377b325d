import { Section, SectionHeading } from 'shared-ui'
import { amalaki } from 'shared-ui/plants'
import { history } from '../../../content/about'

export function HistorySection() {
  const { eyebrow, title, steps } = history
  return (
    <Section aria-labelledby="history">
      <SectionHeading id="history" eyebrow={eyebrow} title={title} />
      <div className="sh:grid sh:gap-x-20 sh:lg:grid-cols-[minmax(0,40rem)_1fr]">
        <ol className="sh:border-l-2 sh:border-gold">
          {steps.map(({ when, text }) => (
            <li key={when} className="sh:relative sh:pb-8 sh:pl-8 sh:last:pb-0">
              <span
                aria-hidden="true"
                className="sh:absolute sh:top-2 sh:-left-2 sh:size-3.5 sh:rounded-full sh:border-2 sh:border-gold sh:bg-cream"
              />
              <h3 className="sh:font-serif sh:text-h3">{when}</h3>
              <p className="sh:mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <figure className="sh:hidden sh:self-center sh:rounded-card sh:bg-mist sh:p-10 sh:lg:block">
          <img src={amalaki.src} alt="" width="280" height="280" loading="lazy" className="sh:w-full" />
          <figcaption className="sh:mt-4 sh:text-sm sh:text-muted">
            {`${amalaki.name}, `}
            <i lang="la">{amalaki.botanical}</i>
            {`: ${amalaki.note}.`}
          </figcaption>
        </figure>
      </div>
    </Section>
  )
}
