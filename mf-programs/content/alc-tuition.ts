/** The code (ISO 4217) of all amounts. */
export const currency = 'CAD'

export interface EnrollmentOption {
  name: string
  amount: number
  terms: string
  includes: string
  text: string
}

/** The two ways to pay for ALC (SPEC section 9), wherever they are shown. */
export const alcOptions: [EnrollmentOption, EnrollmentOption] = [
  {
    name: 'Full payment',
    amount: 5495,
    terms: 'One-time payment',
    includes: '1-year access included',
    text: 'The lowest total price of the program.',
  },
  {
    name: 'Payment plan',
    amount: 6495,
    terms: 'Flexible installments',
    includes: '1-year access included',
    text: 'Spread the tuition over installments while you study.',
  },
]

/** How the two compare, and what a year of access means for a week. */
export const alcWords = {
  planCosts: 'The payment plan costs',
  more: 'more in all.',
  week: 'The 500 hours fit into a year at about ten hours a week.',
}
