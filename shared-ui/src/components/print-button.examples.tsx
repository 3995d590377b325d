import { PrintButton } from './print-button'

export const PrintsTheList = () => (
  <div data-sheet="example">
    <p>A list to take along.</p>
    <PrintButton sheet="example">Print this list</PrintButton>
  </div>
)
