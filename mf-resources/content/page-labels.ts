/** The words that every resource page shares. */
export const pageLabels = {
  eyebrow: 'Resource library',
  related: 'Continue reading',
  open: 'Read on',
  back: 'Back to all resources',
}
