import type { ProgramFamily } from './programs'

/** Texts of the pathway diagram, on the overview and on each program page. */
export const pathwayDiagram = {
  label: 'Program pathway',
  caption: 'Ten programs and their prerequisites. Hours are totals and include the programs before.',
  requires: 'Requires',
  hours: 'hours',
  current: 'This program',
  families: {
    foundation: 'Foundation',
    clinical: 'Core clinical track',
    bodywork: 'Specialty and bodywork track',
    both: 'Both tracks',
  } satisfies Record<ProgramFamily, string>,
}
