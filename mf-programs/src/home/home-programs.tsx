import { ButtonLink, Section, SectionHeading } from 'shared-ui'
import { homePrograms } from '../../content/home-programs'
import { programs } from '../../content/programs'
import { totalHours } from '../programs/program-graph'
import { LevelStep } from './level-step'

/** How far below the last step each begins, on screens that have room for a stair. */
const rise = ['pr:lg:mt-32', 'pr:lg:mt-24', 'pr:lg:mt-16', 'pr:lg:mt-8', '']

const maximumHours = Math.max(...programs.map(({ code }) => totalHours(code)))

/** The levels of the pathway on the home page: fills `home.programs`. */
export default function HomePrograms() {
  const { eyebrow, heading, intro, levels, stats, button } = homePrograms
  return (
    <Section tone="warm" aria-labelledby="home-programs">
      <div className="pr:grid pr:items-end pr:gap-x-16 pr:lg:grid-cols-[minmax(0,1fr)_auto]">
        <SectionHeading id="home-programs" eyebrow={eyebrow} title={heading} lead={intro} />
        <dl className="pr:mb-10 pr:flex pr:flex-wrap pr:gap-x-12 pr:gap-y-4">
          <Stat value={maximumHours} label={stats.hours} />
          <Stat value={programs.length} label={stats.programs} />
        </dl>
      </div>
      <ol className="pr:grid pr:gap-3 pr:lg:grid-cols-5">
        {levels.map(({ level, text }, index) => (
          <LevelStep key={level} level={level} text={text} className={rise[index]} />
        ))}
      </ol>
      <p className="pr:mt-10">
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
      </p>
    </Section>
  )
}

function Stat({ value, label }: { value: number; label: string }) {
  return (
    <div className="pr:flex pr:flex-col-reverse">
      <dt className="pr:text-sm pr:text-muted">{label}</dt>
      <dd className="pr:font-serif pr:text-display pr:text-deep">{value}</dd>
    </div>
  )
}
