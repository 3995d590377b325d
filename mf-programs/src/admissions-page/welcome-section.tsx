import { Actions, Card, CardTitle, CheckList, Prose, Section, SectionHeading } from 'shared-ui'
import { admissions } from '../../content/admissions'

export function WelcomeSection() {
  const { welcome, prepare } = admissions
  return (
    <Section aria-labelledby="before-you-apply">
      <div className="pr:grid pr:gap-10 pr:lg:grid-cols-[minmax(0,1fr)_24rem] pr:lg:gap-16">
        <div>
          <SectionHeading id="before-you-apply" title={welcome.heading} />
          <Prose paragraphs={welcome.paragraphs} />
          <Actions actions={welcome.links} first="outline" className="pr:mt-8" />
        </div>
        <div className="pr:lg:self-start">
          <Card>
            <CardTitle className="pr:mb-4">{prepare.heading}</CardTitle>
            <CheckList items={prepare.items} />
          </Card>
        </div>
      </div>
    </Section>
  )
}
