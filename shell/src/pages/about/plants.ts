import brahmi from 'shared-ui/illustrations/brahmi.svg'
import lotus from 'shared-ui/illustrations/lotus.svg'
import tulsi from 'shared-ui/illustrations/tulsi.svg'
import turmeric from 'shared-ui/illustrations/turmeric.svg'
import type { Value } from '../../../content/about'

/** The drawing of each plant next to a value. */
export const plantUrl: Record<Value['plant'], string> = { brahmi, lotus, tulsi, turmeric }
