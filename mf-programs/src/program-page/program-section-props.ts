import type { ProgramPageTexts } from '../../content/program-texts'

export interface ProgramSectionProps {
  texts: ProgramPageTexts
}
