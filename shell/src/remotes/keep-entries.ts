type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Enters `value` as a visitor does: React does not hear of a value that is set on the control itself, which it watches. */
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
  const { activeElement } = document
  return (error) => {
    console.error('Hydration had to recover.', error)
    for (const { id, localName, value } of controls.splice(0)) {
      const control = root.querySelector<Control>(`${localName}#${CSS.escape(id)}`)
      if (control && control.value !== value) enter(control, value)
    }
    if (activeElement?.id && !activeElement.isConnected)
      document.getElementById(activeElement.id)?.focus({ preventScroll: true })
  }
}
