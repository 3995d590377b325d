import {
  ashwagandha,
  brahmi,
  guduchi,
  lotus,
  neem,
  sesame,
  tulsi,
  turmeric,
  type Plant,
} from 'shared-ui/plants'
import type { ProgramCode } from '../../content/programs'

export const programPlant: Record<ProgramCode, Plant> = {
  alc: tulsi,
  ahc: brahmi,
  an: turmeric,
  ah: guduchi,
  ap: ashwagandha,
  ast: sesame,
  abt: neem,
  amt: sesame,
  pkt: neem,
  aap: lotus,
}
