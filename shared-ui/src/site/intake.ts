/** When the next intake is, for the words of every remote. */
export const intakeMonths = 'Nov–Jan'

/** The words of every page about enrolling in ALC. No page may contradict them (`claims.ts` bans words that would). */
export const alcIntake = `ALC is accepting applicants for the next ${intakeMonths} start. Online enrollment is not live yet, so you apply by inquiry.`
