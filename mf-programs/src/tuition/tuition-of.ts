import { alcOptions } from '../../content/alc-tuition'
import { programLabels } from '../../content/program-labels'
import type { ProgramCode } from '../../content/programs'
import { formatTuition } from './format-tuition'

const { facts, tuitionUpdating } = programLabels

const lowest = Math.min(...alcOptions.map(({ amount }) => amount))

/** The tuition of a program in one line: only that of ALC is set. */
export const tuitionOf = (code: ProgramCode) =>
  code === 'alc' ? `${facts.from} ${formatTuition(lowest)}` : tuitionUpdating
