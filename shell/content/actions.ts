/** A link or button: its words and where it leads. */
export interface Action {
  label: string
  href: string
}

/** Links that several pages and the header share. */
export const enroll: Action = { label: 'Enroll Now', href: '/coming-soon' }
export const portal: Action = { label: 'Student Portal', href: '/coming-soon' }
