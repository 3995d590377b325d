import { sanskritText } from 'shared-ui'
import { sanskritTerms } from '../../content/sanskrit-terms'

/** Running text of the programs. */
export const RunningText = sanskritText(sanskritTerms)
