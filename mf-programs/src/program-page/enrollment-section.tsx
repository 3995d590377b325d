import { BulletList, ButtonLink, Section, SectionHeading } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import type { Enrollment } from '../../content/program-texts'
import { AlcOptions } from '../tuition/alc-options'

export function EnrollmentSection({ enrollment }: { enrollment: Enrollment }) {
  const { intro, note, enroll, online, prerequisites } = enrollment
  return (
    <Section tone="sage" aria-labelledby="enrollment-options">
      <SectionHeading id="enrollment-options" title={programLabels.enrollment.heading} lead={intro} />
      <AlcOptions />
      <div className="pr:mt-8 pr:flex pr:flex-wrap pr:items-center pr:gap-x-8 pr:gap-y-4">
        <ButtonLink href={enroll.href} variant="gold">
          {enroll.label}
        </ButtonLink>
        <p className="pr:text-sm">{note}</p>
      </div>
      <div className="pr:mt-14 pr:grid pr:gap-10 pr:md:grid-cols-2 pr:md:gap-16">
        <IntroducedPoints title={programLabels.online} {...online} />
        <IntroducedPoints title={programLabels.prerequisites} {...prerequisites} />
      </div>
    </Section>
  )
}

function IntroducedPoints({ title, intro, points }: { title: string; intro: string; points: string[] }) {
  return (
    <div>
      <h3 className="pr:font-serif pr:text-h3">{title}</h3>
      <p className="pr:mt-3 pr:mb-4">{intro}</p>
      <BulletList items={points} />
    </div>
  )
}
