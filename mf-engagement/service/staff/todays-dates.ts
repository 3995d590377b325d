/** Today, as UTC has it and as the staff's own time zone does: in the afternoon in Victoria they differ. */
export function todaysDates(now: Date): string[] {
  // The form of Swedish dates is YYYY-MM-DD.
  return [...new Set([now.toISOString().slice(0, 10), now.toLocaleDateString('sv-SE')])]
}
