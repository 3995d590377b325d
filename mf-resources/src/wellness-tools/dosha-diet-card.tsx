import { BulletList, CardTitle, Ruled } from 'shared-ui'
import type { DoshaDiet } from '../../content/dosha-diets'
import { pageLabels } from '../../content/page-labels'
import { wellnessTools } from '../../content/wellness-tools'
import { PrintSheetButton } from '../parts/print-sheet-button'

const { labels } = wellnessTools.sections.recipes

export function DoshaDietCard({ diet }: { diet: DoshaDiet }) {
  return (
    <Ruled id={`recipes-${diet.dosha.toLowerCase()}`} className="re:break-inside-avoid">
      <CardTitle lang="sa-Latn">{diet.dosha}</CardTitle>
      <p className="re:mt-1 re:text-gold-deep">{diet.focus}</p>
      <h4 className="re:mt-4 re:mb-2 re:font-semibold">{labels.foods}</h4>
      <BulletList items={diet.foods} />
      <Recipe recipe={diet.recipe} />
    </Ruled>
  )
}

function Recipe({ recipe }: { recipe: DoshaDiet['recipe'] }) {
  return (
    <div data-sheet={recipe.name} className="re:mt-6 re:rounded-md re:bg-sand re:p-5 re:md:p-6">
      <h4 className="re:font-serif re:text-h3">{recipe.name}</h4>
      <div className="re:mt-4 re:grid re:gap-6 re:md:grid-cols-2">
        <div>
          <h5 className="kit-eyebrow re:mb-2">{labels.ingredients}</h5>
          <BulletList items={recipe.ingredients} />
        </div>
        <div>
          <h5 className="kit-eyebrow re:mb-2">{labels.method}</h5>
          <ol className="re:list-decimal re:space-y-2 re:pl-5">
            {recipe.method.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <p className="re:mt-5">
        <PrintSheetButton label={pageLabels.printRecipe} sheet={recipe.name} />
      </p>
    </div>
  )
}
