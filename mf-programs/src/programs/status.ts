import { programLabels } from '../../content/program-labels'
import type { Program } from '../../content/programs'

/** Whether a program accepts applicants, in words. */
export const statusOf = ({ open }: Program) => (open ? programLabels.statusOpen : programLabels.statusSoon)
