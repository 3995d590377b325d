import type { Program } from '../../content/programs'

/** A program's title with its code: `Ayurvedic Nutritionist (AN)`. */
export const programTitle = ({ fullTitle, code }: Program) => `${fullTitle} (${code.toUpperCase()})`
