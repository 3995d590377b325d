/** Like `Promise.all`, but rejects only when all have ended: a draft is then removed while nothing writes to it. */
export async function allEnded<Parts extends readonly unknown[]>(parts: [...Parts]) {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}
