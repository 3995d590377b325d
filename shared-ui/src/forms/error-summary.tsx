import type { ComponentProps, MouseEvent } from 'react'

/** One mistake: the control's id and the words that also stand beside it. */
interface FieldError {
  id: string
  message: string
}

/** What is wrong with a form, above it: one link for each field, in the same words. Focused on a failed submit. */
export function ErrorSummary({
  title,
  errors,
  ...props
}: Omit<ComponentProps<'div'>, 'children' | 'className'> & { title: string; errors: FieldError[] }) {
  return (
    <div
      tabIndex={-1}
      role="group"
      aria-label={title}
      {...props}
      className="ui:mb-6 ui:rounded-md ui:border-2 ui:border-error ui:bg-blush ui:p-5 ui:text-ink"
    >
      <h3 className="ui:font-serif ui:text-h3">{title}</h3>
      <ul className="ui:mt-2">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => focusField(event, id)}
              className="ui:inline-block ui:py-1 ui:font-semibold ui:text-error ui:underline"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(event: MouseEvent, id: string) {
  // Not by the address: the way back through the page's history should not pass every mistake.
  event.preventDefault()
  // The label is scrolled to, so that it is not left above the fold.
  document.getElementById(`${id}-label`)?.scrollIntoView({ block: 'nearest' })
  document.getElementById(id)?.focus({ preventScroll: true })
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
}
