import { cn, useIsHydrated } from 'shared-ui'
import type { Ref } from 'react'
import { pathwayGoal } from '../../content/pathway-goal'
import { programs, type ProgramCode } from '../../content/programs'
import { comparisonId } from '../comparison/comparison-section'

const chip =
  'pr:block pr:rounded-full pr:border pr:border-line pr:bg-paper pr:px-4 pr:py-1.5 pr:text-sm pr:font-semibold pr:text-ink pr:hover:border-gold'

interface GoalChoiceProps {
  goal: ProgramCode | undefined
  onChoose: (goal: ProgramCode) => void
}

/** One of the ten programs as a goal. Without scripts each leads to its row in the table of all programs. */
export function GoalChoice({ ref, ...props }: GoalChoiceProps & { ref: Ref<HTMLFieldSetElement> }) {
  const isHydrated = useIsHydrated()
  return (
    <fieldset ref={ref} className="kit-screen-only">
      <legend className="pr:font-serif pr:text-h3">{pathwayGoal.question}</legend>
      <p className="pr:mt-2 pr:text-muted">{pathwayGoal.lead}</p>
      <ul className="pr:mt-4 pr:flex pr:flex-wrap pr:gap-2.5">
        {programs.map(({ code, title }) => (
          <li key={code}>
            {isHydrated ? (
              <Goal {...props} code={code} title={title} />
            ) : (
              <a href={`#${comparisonId(code)}`} className={chip}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Goal({ goal, onChoose, code, title }: GoalChoiceProps & { code: ProgramCode; title: string }) {
  return (
    <label
      className={cn(
        chip,
        'pr:relative pr:cursor-pointer pr:has-checked:border-deep pr:has-checked:bg-deep pr:has-checked:text-cream pr:forced-colors:has-checked:border-4 pr:has-focus-visible:outline-3 pr:has-focus-visible:outline-offset-3 pr:has-focus-visible:outline-gold-strong',
      )}
    >
      <input
        type="radio"
        name="pathway-goal"
        value={code}
        checked={code === goal}
        onChange={() => onChoose(code)}
        className="pr:absolute pr:inset-0 pr:cursor-pointer pr:opacity-0"
      />
      {title}
    </label>
  )
}
