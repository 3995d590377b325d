import { sanskritText } from 'shared-ui'
import { glossaryPath, sanskritTerms } from '../../content/sanskrit-terms'

export const RunningText = sanskritText(sanskritTerms, glossaryPath)

/** Text of a heading or inside of a link, where a term cannot be a link of its own. */
export const PlainText = sanskritText(sanskritTerms)
