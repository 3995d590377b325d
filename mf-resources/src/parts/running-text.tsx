import { sanskritText } from 'shared-ui'
import { sanskritTerms } from '../../content/sanskrit-terms'

const SanskritText = sanskritText(sanskritTerms)
const phoneNumber = '\\d-\\d-\\d'
const timeRange = '\\d+:\\d\\d–\\d+:\\d\\d [AP]M'
const unbroken = new RegExp(`\\b(${phoneNumber}|${timeRange})\\b`)

/** Running text: Sanskrit terms get a `lang` attribute; phone numbers and time ranges stay on one line. */
export function RunningText({ text }: { text: string }) {
  // `split` with a capturing group returns the matches too: every second part is a match.
  return text.split(unbroken).map((piece, index) =>
    index % 2 === 0 ? (
      <SanskritText key={index} text={piece} />
    ) : (
      <span key={index} className="re:whitespace-nowrap">
        {piece}
      </span>
    ),
  )
}
