import { BulletList, PageHeader, Prose, Section, SectionHeading, site } from 'shared-ui'
import { formProblem } from '../../content/form-problem'

/** A template: the web server replaces `%problem%` with one item for each problem (shell/platform/server/forms/forms.ts). */
export default function FormProblemPage() {
  const { title, lead, problemsTitle, back, help } = formProblem
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
    </>
  )
}
