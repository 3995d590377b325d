import { currency } from '../../content/alc-tuition'

/** An amount as prices are written: `$5,495 CAD`. Without `Intl`, whose first use takes a slow phone 70 ms. */
export const formatTuition = (amount: number) =>
  `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')} ${currency}`
