import { BulletList, CardTitle, Ruled } from 'shared-ui'
import { classicalTexts, type ClassicalText } from '../../content/classical-texts'
import { Paragraphs } from '../parts/paragraphs'

const { whereToLookHeading } = classicalTexts.sections.threeClassics

export function ClassicalTextCard({ text }: { text: ClassicalText }) {
  return (
    <Ruled className="re:grid re:gap-6 re:md:grid-cols-3 re:md:gap-8">
      <div className="re:md:col-span-2">
        <CardTitle lang="sa-Latn">{text.name}</CardTitle>
        <p className="re:mt-1 re:text-gold-deep">{text.meaning}</p>
        <div className="re:mt-4 re:space-y-4">
          <Paragraphs texts={text.description} />
        </div>
      </div>
      <div className="re:rounded-md re:bg-sand re:p-5">
        <h4 className="kit-eyebrow">{whereToLookHeading}</h4>
        <BulletList items={text.whereToLook} className="re:mt-3 re:text-sm" />
      </div>
    </Ruled>
  )
}
