import { alcIntake } from 'shared-ui/intake'

/** Slot `enrollment.options`: how to begin with ALC until online enrollment opens. */
export const enrollment = {
  eyebrow: 'Begin with ALC',
  heading: 'How to begin now',
  lead: alcIntake,
  steps: 'Four steps of an application',
}
