import { programLabels } from '../../content/program-labels'
import { programs, type Program, type ProgramLevel } from '../../content/programs'
import { totalHours } from '../programs/program-graph'

/** One step of the ladder with its programs. */
export function LevelStep({ level, text }: { level: ProgramLevel; text: string }) {
  return (
    <li className="pr:grid pr:gap-x-10 pr:gap-y-4 pr:py-7 pr:lg:grid-cols-[20rem_minmax(0,1fr)] pr:lg:items-center">
      <div>
        <h3 className="pr:font-serif pr:text-h3">{level}</h3>
        <p className="pr:mt-1 pr:text-sm pr:text-muted">{text}</p>
      </div>
      <ul className="pr:grid pr:gap-3 pr:sm:grid-cols-2 pr:xl:grid-cols-3">
        {programs
          .filter((program) => program.level === level)
          .map((program) => (
            <li key={program.code}>
              <ProgramLink program={program} />
            </li>
          ))}
      </ul>
    </li>
  )
}

function ProgramLink({ program: { code, title } }: { program: Program }) {
  return (
    <a
      href={`/programs/${code}`}
      className="pr:block pr:rounded-md pr:bg-sand pr:px-4 pr:py-2.5 pr:leading-[1.4] pr:no-underline pr:transition-colors pr:hover:bg-mist"
    >
      <span className="pr:block pr:text-sm pr:font-semibold">{title}</span>{' '}
      <span className="pr:text-xs pr:text-muted">
        {`${code.toUpperCase()} · ${totalHours(code)} ${programLabels.facts.hoursUnit}`}
      </span>
    </a>
  )
}
