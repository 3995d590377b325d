import { BulletList, PageHeader, Prose, Section, SectionHeading, site } from 'shared-ui'
import { formProblem } from '../../content/form-problem'

/**
 * A template (shell/platform/server/forms): the web server repeats the item of `%problem%` for each problem, and that of `%label%` for each
 * entry. Without entries, it leaves their section out.
 */
export default function FormProblemPage() {
  const { title, lead, problemsTitle, back, help, enteredTitle } = formProblem
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Section aria-labelledby="problems" narrow>
        <SectionHeading id="problems" title={problemsTitle} />
        <BulletList items={['%problem%']} className="pg:text-lead" />
        <Prose className="pg:mt-8">
          <p>{back}</p>
          <p>
            {help} <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </Prose>
      </Section>
      <Section aria-labelledby="entered" tone="warm" narrow>
        <SectionHeading id="entered" title={enteredTitle} />
        <dl className="pg:space-y-4">
          <div>
            <dt className="pg:font-semibold">%label%</dt>
            <dd dir="auto" className="pg:whitespace-pre-wrap">
              %text%
            </dd>
          </div>
        </dl>
      </Section>
    </>
  )
}
