import { PrintButton } from 'shared-ui'

interface PrintSheetButtonProps {
  label: string
  /** The name of the sheet: said by screen readers, which may list several such buttons; the card around the button shows it. */
  sheet: string
}

/** Prints one sheet of a page that has several. */
export function PrintSheetButton({ label, sheet }: PrintSheetButtonProps) {
  return (
    <PrintButton sheet={sheet}>
      {label}
      <span className="re:sr-only">{`: ${sheet}`}</span>
    </PrintButton>
  )
}
