import { FirstUses } from './first-uses'
import { sanskritText } from './sanskrit-text'

const Text = sanskritText(['agni', 'rasa'], '/resources/glossary')

export const TermsExplainedOnce = () => (
  <FirstUses readData={async () => []}>
    <p>
      <Text text="The power of agni, the taste called rasa, and agni once more." />
    </p>
  </FirstUses>
)
