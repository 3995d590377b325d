import { Icon, useIsHydrated } from 'shared-ui'
import { useEffect, useRef, useState } from 'react'
import { educationalGuides } from '../../content/educational-guides'
import { Reflection } from './reflection'

const { heading, needsScripts } = educationalGuides.sections.prakriti.reflection

/** The reflection, which is not in the page until a reader opens it. */
export function FoldedReflection() {
  const details = useRef<HTMLDetailsElement>(null)
  const isHydrated = useIsHydrated()
  const [isOpen, setIsOpen] = useState(false)
  // A reader may have opened it before hydration.
  useEffect(() => setIsOpen(details.current?.open === true), [])
  return (
    <details
      ref={details}
      className="kit-needs-script kit-screen-only re:group re:border-y re:border-line"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="kit-summary re:justify-between re:gap-4 re:py-4 re:font-semibold">
        {heading}
        <Icon name="chevron-down" className="re:transition-transform re:group-open:rotate-180" />
      </summary>
      <p data-unsearched hidden={isHydrated} className="re:pb-6">
        {needsScripts}
      </p>
      {isOpen && (
        <div className="re:pb-6">
          <Reflection />
        </div>
      )}
    </details>
  )
}
