import { Badge, cn, Grid, Icon, LinkCard, Section, SectionHeading } from 'shared-ui'
import { programCards } from '../../content/program-cards'
import { programLabels } from '../../content/program-labels'
import { programs, type Program } from '../../content/programs'
import { programsOverview } from '../../content/programs-overview'
import { totalHours } from '../programs/program-graph'
import { requirementOf } from '../programs/program-words'
import { PlainText } from '../programs/running-text'
import { statusOf } from '../programs/status'

const { badges } = programLabels

/** The first and the last program of the pathway have a row each. */
const isAlone = ({ family }: Program) => programs.filter((program) => program.family === family).length === 1

export function ProgramCards() {
  const { heading, intro } = programsOverview.list
  return (
    <Section tone="warm" aria-labelledby="all-programs">
      <SectionHeading id="all-programs" title={heading} lead={intro} />
      <Grid columns={2}>
        {programs.map((program) => (
          <li key={program.code} className={cn(isAlone(program) && 'pr:md:col-span-2')}>
            <ProgramCard program={program} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}

function ProgramCard({ program }: { program: Program }) {
  const { code, title, track } = program
  const { description, note } = programCards[code]
  return (
    <LinkCard
      href={`/programs/${code}`}
      title={`${title} (${code.toUpperCase()})`}
      eyebrow={
        <div className="pr:flex pr:flex-wrap pr:gap-2">
          <Badge tone="gold">{`${totalHours(code)} ${badges.hours}`}</Badge>
          <Badge>{statusOf(program)}</Badge>
        </div>
      }
      action={programsOverview.list.more}
    >
      <p className="pr:text-sm pr:font-semibold pr:text-gold-deep">{track}</p>
      <p className="pr:mt-2">
        <PlainText text={description} />
      </p>
      <p className="pr:mt-3 pr:text-sm pr:text-ink">{`${badges.requires} ${requirementOf(program)}`}</p>
      {note && (
        <p className="pr:mt-1 pr:flex pr:items-center pr:gap-2 pr:text-sm pr:text-ink">
          <Icon name="check" className="pr:text-gold-strong" />
          {note}
        </p>
      )}
    </LinkCard>
  )
}
