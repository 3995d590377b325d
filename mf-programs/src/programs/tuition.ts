/** An amount as prices are written: `$5,495 CAD`. Without `Intl`, whose first use takes a phone a tenth of a second. */
export const formatTuition = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')} CAD`
