import type { ProgramPageTexts } from '../../content/program-texts'

/** The props of every section of a program page. */
export interface ProgramSectionProps {
  texts: ProgramPageTexts
}
