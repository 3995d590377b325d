/** Like `Promise.all`, but rejects only when all have ended, so that nothing writes to a draft that is being removed. */
export async function allEnded<Parts extends readonly unknown[]>(parts: [...Parts]) {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}
