import { PageHeader, Prose, Section, SectionHeading } from 'shared-ui'
import { amalaki } from 'shared-ui/plants'
import { faculty } from '../../../content/faculty'
import { facultyPage } from '../../../content/faculty-page'
import { ClosingCall } from '../closing-call'
import { facultyBreadcrumbs } from '../breadcrumbs'
import { FacultyCard } from './faculty-card'

export default function FacultyPage() {
  const { title, lead, listTitle } = facultyPage
  return (
    <>
      <PageHeader title={title} lead={lead} breadcrumbs={facultyBreadcrumbs} plant={amalaki} />
      <Section aria-labelledby="faculty-list">
        <h2 id="faculty-list" className="pg:sr-only">
          {listTitle}
        </h2>
        <ul className="pg:grid pg:gap-6 pg:sm:grid-cols-2 pg:lg:grid-cols-3">
          {faculty.map((member, index) => (
            <li key={member.id} className={index === 0 ? 'pg:sm:col-span-2 pg:lg:col-span-3' : ''}>
              <FacultyCard member={member} wide={index === 0} />
            </li>
          ))}
        </ul>
      </Section>
      <Approach />
      <ClosingCall id="faculty-call" tone="sage" {...facultyPage.call} />
    </>
  )
}

function Approach() {
  const { eyebrow, title, paragraphs } = facultyPage.approach
  return (
    <Section tone="warm" narrow aria-labelledby="faculty-approach">
      <SectionHeading id="faculty-approach" eyebrow={eyebrow} title={title} />
      <Prose paragraphs={paragraphs} />
    </Section>
  )
}
