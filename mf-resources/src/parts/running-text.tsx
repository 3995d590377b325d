import { Term } from 'shared-ui'
import { sanskritTerms } from '../../content/sanskrit-terms'

const known = new Set(sanskritTerms)
const phoneNumber = '\\d-\\d-\\d'
const timeRange = '\\d+:\\d\\d–\\d+:\\d\\d [AP]M'
const marked = new RegExp(`\\b(${[...sanskritTerms, phoneNumber, timeRange].join('|')})\\b`)

/** Running text: known Sanskrit terms carry their language; numbers to call and time ranges stay on one line. */
export function RunningText({ text }: { text: string }) {
  // The capturing group keeps what it matches, so every second piece is a match.
  return text
    .split(marked)
    .map((piece, index) => (index % 2 === 0 ? piece : <Marked key={index} piece={piece} />))
}

function Marked({ piece }: { piece: string }) {
  return known.has(piece) ? <Term>{piece}</Term> : <span className="re:whitespace-nowrap">{piece}</span>
}
