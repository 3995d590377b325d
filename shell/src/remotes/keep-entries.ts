type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Enters `value` as a visitor does. React replaces `value` on each control: a value that is set there causes no `onChange`. */
function enter(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Finds a control in other HTML. A listbox has its choice in a hidden field without an id, where the served form has a select. */
const placeOf = ({ id, localName, name, form }: Control) =>
  id
    ? `${localName}#${CSS.escape(id)}`
    : `form[action="${form?.getAttribute('action') ?? ''}"] select[name="${name}"]`

/**
 * Notes the controls of `root` and the focus. After other HTML has replaced them, the returned function gives it the entries, once, and the
 * focus.
 */
export function noteEntries(root: HTMLElement): () => void {
  // Only a person can choose a file: to enter one throws.
  const controls = [...root.querySelectorAll<Control>('input:not([type=file]), select, textarea')]
  let focused = document.activeElement
  root.addEventListener('focusin', ({ target }) => (focused = target as Element))
  return () => {
    for (const noted of controls.splice(0)) {
      const control = root.querySelector<Control>(placeOf(noted))
      if (control && control.value !== noted.value) enter(control, noted.value)
    }
    if (focused?.id && !focused.isConnected)
      document.getElementById(focused.id)?.focus({ preventScroll: true })
  }
}

/**
 * Notes the entries of `root` before hydration. If a translation or an extension has changed the HTML, React renders the root anew: the
 * returned handler of that error gives them back.
 */
export function keepEntries(root: HTMLElement): (error: unknown) => void {
  const giveBack = noteEntries(root)
  return (error) => {
    console.error('Hydration had to recover.', error)
    giveBack()
  }
}
