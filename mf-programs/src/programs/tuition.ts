/** An amount as prices are written: `$5,495 CAD`. */
export const formatTuition = (amount: number) => `$${amount.toLocaleString('en-CA')} CAD`
