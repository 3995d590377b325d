import type { Crumb } from 'contract/page-metadata'
import { Icon } from './icon'

/**
 * The path from the home page to this page. The last crumb is the page itself; phones hide it visually, because the heading
 * below says the same.
 */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const steps = [{ label: 'Home', to: '/' }, ...trail]
  return (
    <nav aria-label="Breadcrumb" className="ui:text-sm">
      <ol className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-1.5 ui:gap-y-1">
        {steps.map((step, index) => (
          <li key={step.to} className="ui:flex ui:items-center ui:gap-1.5 ui:max-sm:not-first:last:sr-only">
            {index > 0 && <Icon name="chevron-right" className="ui:opacity-60" />}
            {index === steps.length - 1 ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <a
                href={step.to}
                className="ui:inline-block ui:py-1 ui:underline ui:decoration-1 ui:underline-offset-4"
              >
                {step.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
