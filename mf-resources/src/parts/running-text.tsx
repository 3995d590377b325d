import { sanskritText } from 'shared-ui'
import type { ComponentType } from 'react'
import { glossaryPath, sanskritTerms } from '../../content/sanskrit-terms'

const shortPhoneNumber = '\\d-\\d-\\d'
const timeRange = '\\d+:\\d\\d–\\d+:\\d\\d [AP]M'
const unbroken = new RegExp(`\\b(${shortPhoneNumber}|${timeRange})\\b`)

interface TextProps {
  text: string
}

/** Text with short phone numbers (8-1-1) and time ranges each on one line, the rest as `Words`. */
const withUnbroken = (Words: ComponentType<TextProps>) =>
  function UnbrokenText({ text }: TextProps) {
    // `split` with a capturing group returns the matches too: every second part is a match.
    return text.split(unbroken).map((piece, index) =>
      index % 2 === 0 ? (
        <Words key={index} text={piece} />
      ) : (
        <span key={index} className="re:whitespace-nowrap">
          {piece}
        </span>
      ),
    )
  }

/** Running text: Sanskrit terms get a `lang` attribute, and the first use on a page explains each. */
export const RunningText = withUnbroken(sanskritText(sanskritTerms, glossaryPath))

/** Text of a heading or inside of a link, where a term cannot be a link of its own. */
export const PlainText = withUnbroken(sanskritText(sanskritTerms))
