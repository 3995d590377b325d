import type { SeededRandom } from '../../../setup/seeded-random'
import type { SourceChange } from '../../../contracts/kit-changes/changes'
import { addComponent, breakingKitChanges, harmlessKitChanges } from './kit-changes'
import { breakingRemoteChanges, harmlessRemoteChanges, pageWithComponent } from './remote-changes'
import { teams } from './teams'

/** One publish of the year: the team, the version of its kit, the change. */
export interface PlannedStep {
  team: string
  /** How many versions the team's kit is behind the newest one; -1 for a version that is not published yet. */
  age: number
  change: SourceChange
}

const oldest = 10

/** The kit's team publishes the shell, which contains the kit. */
function shellStep(random: SeededRandom, step: number, isHarmless = random.below(3) > 0): PlannedStep {
  const change = isHarmless ? random.pick(harmlessKitChanges)(step) : random.pick(breakingKitChanges)
  return { team: 'shell', age: 0, change }
}

/** A remote that uses a part of a later kit. */
function earlyStep(random: SeededRandom, step: number): PlannedStep {
  const team = random.pick(teams)
  const component = `Early${step}`
  const { edits } = addComponent(component)
  const change = {
    what: `uses ${component} of a kit that is not published`,
    edits: [...edits, ...pageWithComponent(team, component)],
    refused: [team.name, component],
  }
  return { team: team.name, age: -1, change }
}

/** A remote that is built with a kit of an earlier day. */
function remoteStep(random: SeededRandom, step: number, kits: number): PlannedStep {
  const team = random.pick(teams)
  const age = 1 + random.below(Math.min(oldest, kits))
  const isHarmless = random.below(5) > 1
  const change = random.pick(isHarmless ? harmlessRemoteChanges : breakingRemoteChanges)(team, step)
  return { team: team.name, age, change }
}

/** The next step; `kits` versions of the kit precede the newest one. The first step makes the first kit an old one. */
export function nextStep(random: SeededRandom, step: number, kits: number): PlannedStep {
  if (kits === 0) return shellStep(random, step, true)
  const kind = random.below(12)
  if (kind < 4) return shellStep(random, step)
  return kind === 4 ? earlyStep(random, step) : remoteStep(random, step, kits)
}
