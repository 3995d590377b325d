import { ButtonLink, Disclosure, Section, SectionHeading } from 'shared-ui'
import { admissions } from '../../content/admissions'

export function QuestionsSection() {
  const { questions, inquiry } = admissions
  return (
    <Section tone="sage" aria-labelledby="questions">
      <SectionHeading id="questions" title={questions.heading} />
      <ul className="pr:grid pr:items-start pr:gap-3 pr:lg:grid-cols-2 pr:lg:gap-x-6">
        {questions.items.map(({ id, question, answer }) => (
          <li key={id}>
            <Disclosure id={id} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
      <p className="pr:mt-8">
        <ButtonLink href={inquiry.href}>{inquiry.label}</ButtonLink>
      </p>
    </Section>
  )
}
