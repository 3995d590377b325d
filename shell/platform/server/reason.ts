/** Why a call failed, in one line for the log: `fetch` says "fetch failed" and names the reason in its cause. */
export function reasonOf(error: unknown): { reason: string } {
  const { cause, message } = error as Error
  const { code, message: said } = (cause ?? {}) as Partial<NodeJS.ErrnoException>
  return { reason: [message, said || code].filter(Boolean).join(': ') }
}
