/**
 * Words of health claims, of recognition and promises that only the college could prove, of an enrollment that is open (it is by
 * inquiry, `intake.ts`), and of filler. No text of the site may use them.
 */
const banned = [
  /\bcur(e|es|ed|ing)\b/i,
  /\btreat(s|ed|ing)?\b/i,
  /\bheal(s|ed|ing|er)?\b/i,
  /\bdetox/i,
  /\btoxins?\b/i,
  /\bproven?\b/i,
  /\bmirac/i,
  /\bguarantee/i,
  /\bboosts?\b/i,
  /\bimmunity\b/i,
  /\baccredit/i,
  /\bregister(ed|s)?\b/i,
  /\bdesignat/i,
  /\bapproved\b/i,
  /\brecogni[sz](ed|es|tion)\b/i,
  /\bcertifi(ed|cation)\b/i,
  /\blicen[sc]ed(?! (health professionals?|practitioners|medical care))/i,
  /\bdegrees?\b/i,
  /\buniversity\b/i,
  /\bdoctors?\b/i,
  /\bDr\b/,
  /\brefund/i,
  /5,?000 years/i,
  /\bopen (now|for enrol)/i,
  /\benrol[a-z]* is open\b/i,
  /lorem ipsum/i,
]

/** All texts in the exports of a content module, however deep. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (content === null || typeof content !== 'object') return []
  return Object.values(content).flatMap(textsOf)
}

/**
 * The texts of `content` with a banned word. `allowed` phrases are exempt; `further` bans more words.
 */
export function claimsIn(content: unknown, allowed: string[] = [], further: RegExp[] = []): string[] {
  const withoutAllowed = (text: string) => allowed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)
  const claims = [...banned, ...further]
  return textsOf(content).filter((text) => claims.some((claim) => claim.test(withoutAllowed(text))))
}
