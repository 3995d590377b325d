/** The words that every resource page shares. */
export const pageLabels = {
  eyebrow: 'Resource library',
  related: 'Continue reading',
  open: 'Read on',
  printList: 'Print this list',
  printRecipe: 'Print this recipe',
  back: 'Back to all resources',
}
