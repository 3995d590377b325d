/** What every page says about enrolling in ALC, in these words: no page may contradict it (`claims.ts` holds the words of old). */
export const alcIntake =
  'ALC is accepting applicants for the next Nov–Jan start. Online enrollment is not live yet, so you apply by inquiry.'
