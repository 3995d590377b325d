type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Enters `value` as a visitor does. React replaces `value` on each control: a value that is set there causes no `onChange`. */
function enter(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Notes the controls of `root` and the focus before hydration. If a translation or an extension has changed the HTML, React renders the root
 * anew; the returned handler of that error then gives the entries and the focus to the elements with the same ids.
 */
export function keepEntries(root: HTMLElement): (error: unknown) => void {
  const controls = [...root.querySelectorAll<Control>(':is(input, select, textarea)[id]')]
  let focused = document.activeElement
  root.addEventListener('focusin', ({ target }) => (focused = target as Element))
  return (error) => {
    console.error('Hydration had to recover.', error)
    for (const { id, localName, value } of controls.splice(0)) {
      const control = root.querySelector<Control>(`${localName}#${CSS.escape(id)}`)
      if (control && control.value !== value) enter(control, value)
    }
    if (focused?.id && !focused.isConnected)
      document.getElementById(focused.id)?.focus({ preventScroll: true })
  }
}
