/** Far more than a page may have: what never ends would fill the memory. */
const longest = 100_000_000

/** A message as a line of JSON. */
export const lineOf = (message) => `${JSON.stringify(message)}\n`

/**
 * The messages of a stream, a line of JSON each. It throws at what is none.
 * @param {import('node:stream').Readable} stream
 * @returns {AsyncGenerator<unknown, undefined>}
 */
export async function* messagesIn(stream) {
  let rest = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
    if (rest.length > longest) throw new Error('The message does not end.')
  }
}
