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

// Only a person can choose a file: to enter one throws.
const controlsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<Control>('input:not([type=file]), select, textarea'),
]

const entriesOf = (controls: Control[]) => controls.map((noted) => ({ noted, value: noted.value }))

/** Gives entries to the controls that have replaced those in which they were noted. */
function giveBack(root: HTMLElement, entries: ReturnType<typeof entriesOf>): void {
  for (const { noted, value } of entries) {
    const control = root.querySelector<Control>(placeOf(noted))
    if (control && control !== noted && control.value !== value) enter(control, value)
  }
}

/** Follows the focus in `root`; the returned function gives it to the HTML that has replaced the focused element. */
function followFocus(root: HTMLElement): () => void {
  let focused = document.activeElement
  root.addEventListener('focusin', ({ target }) => (focused = target as Element))
  return () => {
    if (focused?.id && !focused.isConnected)
      document.getElementById(focused.id)?.focus({ preventScroll: true })
  }
}

/**
 * Notes the entries of `root` and the focus. After other HTML has replaced them, the returned function gives it both; the entries once, and
 * as they were noted: the kit empties a form that is replaced.
 */
export function noteEntries(root: HTMLElement): () => void {
  const entries = entriesOf(controlsOf(root))
  const giveFocus = followFocus(root)
  return () => {
    giveBack(root, entries.splice(0))
    giveFocus()
  }
}

/**
 * Notes the controls of `root` before hydration. If a translation or an extension has changed the HTML, React renders the root anew: the
 * returned handler of that error gives back what was entered until then.
 */
export function keepEntries(root: HTMLElement): (error: unknown) => void {
  const controls = controlsOf(root)
  const giveFocus = followFocus(root)
  return (error) => {
    console.error('Hydration had to recover.', error)
    giveBack(root, entriesOf(controls.splice(0)))
    giveFocus()
  }
}
