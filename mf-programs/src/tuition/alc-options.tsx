import { Card, CardTitle } from 'shared-ui'
import { alcOptions, alcWords, type EnrollmentOption } from '../../content/alc-tuition'
import { formatTuition } from './format-tuition'

export function AlcOptions() {
  const [full, plan] = alcOptions
  const difference = formatTuition(plan.amount - full.amount)
  return (
    <>
      <ul className="pr:grid pr:gap-6 pr:md:grid-cols-2">
        {alcOptions.map((option) => (
          <li key={option.name}>
            <Option option={option} />
          </li>
        ))}
      </ul>
      <p className="pr:mt-6">{`${alcWords.planCosts} ${difference} ${alcWords.more} ${alcWords.week}`}</p>
    </>
  )
}

function Option({ option: { name, amount, terms, includes, text } }: { option: EnrollmentOption }) {
  return (
    <Card>
      <CardTitle>{name}</CardTitle>
      <p className="pr:mt-3 pr:font-serif pr:text-h2 pr:text-deep">{formatTuition(amount)}</p>
      <p className="pr:mt-2 pr:font-semibold">
        {terms}, {includes}
      </p>
      <p className="pr:mt-3 pr:text-muted">{text}</p>
    </Card>
  )
}
