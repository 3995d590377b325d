import { cn } from 'shared-ui'
import { homePrograms } from '../../content/home-programs'
import { programs, type Program, type ProgramLevel } from '../../content/programs'
import { totalHours } from '../programs/program-graph'

interface LevelStepProps {
  level: ProgramLevel
  text: string
  className: string | undefined
}

export function LevelStep({ level, text, className }: LevelStepProps) {
  return (
    <li className={cn('pr:border-t-4 pr:border-gold pr:bg-paper pr:p-5', className)}>
      <h3 className="pr:font-serif pr:text-h3">{level}</h3>
      <p className="pr:mt-1 pr:text-sm pr:text-muted">{text}</p>
      <ul className="pr:mt-4 pr:grid pr:gap-2.5 pr:sm:max-lg:grid-cols-2">
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
      className="pr:block pr:rounded-md pr:bg-sand pr:px-3.5 pr:py-2.5 pr:leading-[1.4] pr:transition-colors pr:hover:bg-mist"
    >
      <span className="pr:block pr:text-sm pr:font-semibold">{title}</span>{' '}
      <span className="pr:text-xs pr:text-muted">
        {`${code.toUpperCase()} · ${totalHours(code)} ${homePrograms.hoursUnit}`}
      </span>
    </a>
  )
}
