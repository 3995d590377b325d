import { useState } from 'react'
import { educationalGuides } from '../../content/educational-guides'
import { TendencyText } from './tendency-text'
import { doshaKeys, leadingDoshas, type Choices, type DoshaKey } from './tendency'

const { factors, reflection } = educationalGuides.sections.prakriti

/** Kept until the next full load: back from a page that the tendency leads to, the choices are there. */
let keptChoices: Choices = {}

/** The assessment factors to choose from. Nothing leaves the memory of the page, and no count is shown. */
export function Reflection() {
  const [choices, setChoices] = useState(keptChoices)
  return (
    <>
      <p>{reflection.intro}</p>
      {factors.map((factor) => (
        <FactorChoice
          key={factor.name}
          factor={factor}
          chosen={choices[factor.name]}
          onChoose={(dosha) => setChoices((keptChoices = { ...choices, [factor.name]: dosha }))}
        />
      ))}
      <div role="status">
        <TendencyText doshas={leadingDoshas(choices)} />
      </div>
    </>
  )
}

interface FactorChoiceProps {
  factor: (typeof factors)[number]
  chosen: DoshaKey | undefined
  onChoose: (dosha: DoshaKey) => void
}

function FactorChoice({ factor, chosen, onChoose }: FactorChoiceProps) {
  return (
    <fieldset className="re:mt-5">
      <legend className="re:font-semibold">{factor.name}</legend>
      <div className="re:mt-1 re:grid re:gap-x-8 re:md:grid-cols-3">
        {doshaKeys.map((dosha) => (
          <label key={dosha} className="re:flex re:cursor-pointer re:gap-2.5 re:py-1.5">
            <input
              type="radio"
              name={factor.name}
              checked={dosha === chosen}
              onChange={() => onChoose(dosha)}
              className="re:mt-1.5 re:size-4 re:shrink-0 re:accent-deep"
            />
            {factor[dosha]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
