import type { ReactNode } from 'react'

/** Marks the parts of the sheet while the browser prints; the print styles leave out all others. */
function printSheet(sheet: string): void {
  const parts = document.querySelectorAll(`[data-sheet="${CSS.escape(sheet)}"]`)
  const mark = (isPrinting: boolean) => {
    for (const part of parts) part.toggleAttribute('data-printing', isPrinting)
  }
  mark(true)
  addEventListener('afterprint', () => mark(false), { once: true })
  print()
}

/** A button that prints the parts of the page whose `data-sheet` is `sheet`, and nothing else. */
export function PrintButton({ sheet, children }: { sheet: string; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => printSheet(sheet)}
      className="kit-needs-script kit-screen-only ui:min-h-6 ui:cursor-pointer ui:text-sm ui:font-semibold ui:text-gold-deep ui:underline ui:underline-offset-4"
    >
      {children}
    </button>
  )
}
