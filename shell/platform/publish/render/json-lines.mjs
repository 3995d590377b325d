/** A message that has more characters than it may have. */
export class TooLong extends Error {}

/** A message as a line of JSON. */
export const lineOf = (message) => `${JSON.stringify(message)}\n`

/**
 * The messages of a stream, a line of JSON each, of at most `longest` characters. It throws at what is none.
 * @param {import('node:stream').Readable} stream
 * @returns {AsyncGenerator<unknown, undefined>}
 */
export async function* messagesIn(stream, longest = Infinity) {
  let rest = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
    if (rest.length > longest) throw new TooLong(`more than ${longest} characters in one message`)
  }
}
