import { Icon, useIsHydrated } from 'shared-ui'
import { useEffect, useRef, useState } from 'react'
import { educationalGuides } from '../../content/educational-guides'
import { Reflection } from './reflection'

const { heading, needsScripts } = educationalGuides.sections.prakriti.reflection

/** Kept until the next full load: when a reader comes back, the page has its whole height before it scrolls. */
let wasOpened = false

/** The reflection, which is not in the page until a reader opens it. */
export function FoldedReflection() {
  const details = useRef<HTMLDetailsElement>(null)
  const isHydrated = useIsHydrated()
  const [isOpened, setIsOpened] = useState(wasOpened)
  const noteOpening = () => {
    if (details.current?.open) setIsOpened((wasOpened = true))
  }
  // A reader may have opened it before hydration.
  useEffect(noteOpening, [])
  return (
    <details
      ref={details}
      className="kit-needs-script kit-screen-only re:group re:border-y re:border-line"
      onToggle={noteOpening}
    >
      <summary className="kit-summary re:justify-between re:gap-4 re:py-4 re:font-semibold">
        {heading}
        <Icon name="chevron-down" className="re:transition-transform re:group-open:rotate-180" />
      </summary>
      <p data-unsearched hidden={isHydrated} className="re:pb-6">
        {needsScripts}
      </p>
      {isOpened && (
        <div className="re:pb-6">
          <Reflection />
        </div>
      )}
    </details>
  )
}
