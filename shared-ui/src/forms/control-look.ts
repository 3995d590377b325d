/** The common classes of text fields, text areas and selects. */
export const controlLook =
  'ui:w-full ui:rounded-md ui:border ui:border-muted/70 ui:bg-paper ui:px-3.5 ui:py-2.5 ui:text-base ui:text-ink ui:transition-colors ui:hover:border-ink ui:aria-invalid:border-2 ui:aria-invalid:border-error'
