import { educationalGuides } from '../../content/educational-guides'
import { topicPath } from '../../content/topics'
import type { DoshaKey } from './tendency'

const { prakriti, seasonalLiving } = educationalGuides.sections
const words = prakriti.reflection
const and = ` ${words.and} `

const nameOf = (dosha: DoshaKey) => dosha.charAt(0).toUpperCase() + dosha.slice(1)

/** The seasons in which a dosha is said to increase: `fall and winter`. */
const seasonsOf = (dosha: DoshaKey) =>
  seasonalLiving.seasons
    .filter((guide) => guide.dosha.includes(nameOf(dosha)))
    .map(({ season }) => season.toLowerCase())
    .join(and)

export function TendencyText({ doshas }: { doshas: DoshaKey[] }) {
  if (doshas.length === 0) return null
  const names = doshas.map(nameOf).join(and)
  return (
    <div className="re:mt-6 re:border-l-4 re:border-gold re:pl-5">
      <p className="re:font-semibold">{`${doshas.length > 1 ? words.several : words.one} ${names}.`}</p>
      <p className="re:mt-1">{words.tendency}</p>
      <ul className="re:mt-2 re:space-y-1">
        {doshas.map((dosha) => (
          <li key={dosha}>
            <a
              href={`${topicPath('wellness-tools')}#recipes-${dosha}`}
              className="re:text-gold-deep re:underline"
            >{`${words.foods} ${nameOf(dosha)}`}</a>
            {and}
            <a href="#seasonal-living" className="re:text-gold-deep re:underline">
              {`${words.season} ${seasonsOf(dosha)}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
