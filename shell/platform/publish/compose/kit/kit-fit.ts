import type { KitDeclarations, KitUses } from 'contract/kit'
import { writeComparison } from './comparison'
import { declarationOf } from './declarations'
import { typeErrors } from './type-errors'

/** A name of the kit that no longer fits a use. */
export interface KitMisfit {
  module: string
  name: string
  /** What is wrong, in words. */
  why: string
  before: string
  after: string
}

/** A use of the kit and the two kits between which it is compared. */
export interface KitQuestion {
  uses: KitUses
  old: KitDeclarations
  now: KitDeclarations
}

const longest = 300

/** `Type '"title"' is not assignable to type 'never'.` names the property that is gone. */
const gone = (error: string) =>
  `${(/^Type '(.*)' is not/.exec(error)?.[1] ?? error).replaceAll('"', '')} is gone`

/** The names of the kit that no longer fit each use, by one run of the compiler. */
export async function kitMisfits(questions: KitQuestion[]): Promise<KitMisfit[][]> {
  const comparisons = questions.map(({ uses, old, now }) => ({
    ...writeComparison(uses, old.entries, now.entries),
    old,
    now,
  }))
  const errors = await typeErrors(comparisons)
  return comparisons.map(({ checks, old, now }, index) => {
    const misfits = new Map<string, KitMisfit>()
    for (const [line, error] of errors[index] ?? []) {
      const check = checks.get(line)
      if (!check) throw new Error(`The comparison of kits does not compile: ${error}`)
      const { module, name, finds } = check
      const why = finds === 'gone' ? gone(error) : error.slice(0, longest)
      const known = misfits.get(module + name)
      misfits.set(module + name, {
        module,
        name,
        why: known ? `${known.why}; ${why}` : why,
        before: declarationOf(old, name),
        after: declarationOf(now, name),
      })
    }
    return [...misfits.values()]
  })
}
