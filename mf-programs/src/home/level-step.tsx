import { Link } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import { programs, type Program, type ProgramLevel } from '../../content/programs'
import { totalHours } from '../programs/program-graph'

/** One step of the ladder with the programs that stand on it. */
export function LevelStep({ level, text }: { level: ProgramLevel; text: string }) {
  return (
    <li className="pr:flex pr:flex-col pr:rounded-card pr:border pr:border-line pr:border-t-4 pr:border-t-gold pr:bg-paper pr:p-6 pr:shadow-card pr:lg:p-5">
      <h3 className="pr:font-serif pr:text-h3">{level}</h3>
      <p className="pr:mt-2 pr:mb-4 pr:text-sm pr:text-muted">{text}</p>
      <ul className="pr:mt-auto pr:divide-y pr:divide-line pr:border-t pr:border-line">
        {programs
          .filter((program) => program.level === level)
          .map((program) => (
            <li key={program.code}>
              <ProgramLine program={program} />
            </li>
          ))}
      </ul>
    </li>
  )
}

function ProgramLine({ program: { code, title } }: { program: Program }) {
  return (
    <Link to={`/programs/${code}`} className="pr:group pr:block pr:py-2.5 pr:text-sm pr:no-underline">
      <span className="pr:block pr:font-semibold pr:group-hover:underline">{title}</span>
      <span className="pr:text-xs pr:text-muted">
        {code.toUpperCase()} · {totalHours(code)} {programLabels.facts.hoursUnit}
      </span>
    </Link>
  )
}
