import type { KitDeclarations, KitUses } from 'contract/kit'
import { writeComparison } from './comparison'
import { declarationOf } from './declarations'
import { notCompiled, typeErrors } from './type-errors'

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

const isInBoth = ({ old, now }: KitQuestion, module: string) =>
  [old, now].every(({ entries }) => Object.hasOwn(entries, module))

/** The used names of modules that only one of the kits has. */
const lostNames = (question: KitQuestion): KitMisfit[] =>
  Object.entries(question.uses)
    .filter(([module]) => !isInBoth(question, module))
    .flatMap(([module, names]) =>
      Object.keys(names).map((name) => ({
        module,
        name,
        why: 'the module is in one of the two kits only',
        before: declarationOf(question.old, name),
        after: declarationOf(question.now, name),
      })),
    )

const comparedUses = (question: KitQuestion): KitUses =>
  Object.fromEntries(Object.entries(question.uses).filter(([module]) => isInBoth(question, module)))

/** The names of the kit that no longer fit each use, by one run of the compiler. */
export async function kitMisfits(questions: KitQuestion[]): Promise<KitMisfit[][]> {
  const comparisons = questions.map((question) => ({
    ...question,
    ...writeComparison(comparedUses(question), question.old.entries, question.now.entries),
  }))
  const errors = await typeErrors(comparisons)
  return comparisons.map((comparison, index) => {
    const { checks, old, now } = comparison
    const misfits = new Map<string, KitMisfit>()
    for (const [line, error] of errors[index] ?? []) {
      const check = checks.get(line)
      if (!check) throw notCompiled(error)
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
    return [...lostNames(comparison), ...misfits.values()]
  })
}
