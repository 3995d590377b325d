import { sanskritText } from 'shared-ui'
import { sanskritTerms } from '../../content/sanskrit-terms'

const SanskritText = sanskritText(sanskritTerms)
const phoneNumber = '\\d-\\d-\\d'
const timeRange = '\\d+:\\d\\d–\\d+:\\d\\d [AP]M'
const unbroken = new RegExp(`\\b(${phoneNumber}|${timeRange})\\b`)

/** Running text: known Sanskrit terms carry their language; numbers to call and time ranges stay on one line. */
export function RunningText({ text }: { text: string }) {
  // The capturing group keeps what it matches, so every second piece is a match.
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
