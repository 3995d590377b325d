import type { ComponentProps, MouseEvent } from 'react'

/** One error: the control's id and the message that is also shown at the control. */
interface FieldError {
  id: string
  message: string
}

/** The errors of a form, above it: one link for each field. Focused on a failed submit. */
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
  // Without changing the address: errors must not become history entries.
  event.preventDefault()
  // Scrolls to the label, not only to the control below it.
  document.getElementById(`${id}-label`)?.scrollIntoView({ block: 'nearest' })
  document.getElementById(id)?.focus({ preventScroll: true })
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
}
