import ashwagandha from 'shared-ui/illustrations/ashwagandha.svg'
import brahmi from 'shared-ui/illustrations/brahmi.svg'
import lotus from 'shared-ui/illustrations/lotus.svg'
import neem from 'shared-ui/illustrations/neem.svg'
import tulsi from 'shared-ui/illustrations/tulsi.svg'
import turmeric from 'shared-ui/illustrations/turmeric.svg'
import type { ProgramCode } from '../../content/programs'

/** The plant that decorates each program's page and its social image. */
export const programArt: Record<ProgramCode, string> = {
  alc: lotus,
  ahc: brahmi,
  an: turmeric,
  ah: tulsi,
  ap: ashwagandha,
  ast: neem,
  abt: lotus,
  amt: brahmi,
  pkt: neem,
  aap: lotus,
}
