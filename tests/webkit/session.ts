/** The key of an element in W3C WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type ElementReference = Record<typeof elementKey, string>

/** Keys without a character, as WebDriver writes them. */
export const keys = { escape: '\uE00C', enter: '\uE007' }

/** Longest answer of the driver (ms): it sometimes hangs while it opens a window. */
const patience = 60_000

/** Longest answer of a script in the page (ms): the driver loses one whose document is replaced in the same moment. */
const scriptPatience = 5_000

async function command<Value>(method: string, url: string, body?: object, limit = patience): Promise<Value> {
  const signal = AbortSignal.timeout(limit)
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}

/** A browser window that the WebDriver at `driver` opens, through the commands of W3C WebDriver. */
export async function openSession(driver: string) {
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'eager' } }
  const { sessionId } = await command<{ sessionId: string }>('POST', `${driver}/session`, { capabilities })
  const session = `${driver}/session/${sessionId}`
  const post = <Value = null>(path: string, body: object = {}, limit?: number) =>
    command<Value>('POST', `${session}/${path}`, body, limit)

  /** Runs `read` in the page; it sees nothing but its arguments, and may be async. */
  const evaluate = <Value, Args extends unknown[]>(
    read: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => post<Value>('execute/sync', { script: `return (${String(read)})(...arguments)`, args }, scriptPatience)

  const found = (id: string) => ({
    click: () => post(`element/${id}/click`),
    /** Presses keys with the focus on it. */
    type: (text: string) => post(`element/${id}/value`, { text }),
  })

  /** Undefined for what assistive technology does not see: the driver answers that with an error. */
  const nameOf = (id: string) =>
    command<string>('GET', `${session}/element/${id}/computedlabel`).catch(() => undefined)
  const isDisplayed = (id: string) => command<boolean>('GET', `${session}/element/${id}/displayed`)

  /** The first visible element that `selector` selects and whose accessible name begins with `name`, if there is one. */
  async function find(selector: string, name: string) {
    const elements = await post<ElementReference[]>('elements', { using: 'css selector', value: selector })
    for (const { [elementKey]: id } of elements) {
      if ((await nameOf(id))?.startsWith(name) && (await isDisplayed(id))) return found(id)
    }
    return undefined
  }

  return {
    evaluate,
    find,
    open: (url: string) => post('url', { url }),
    resize: (width: number, height: number) => post('window/rect', { width, height }),
    end: () => command('DELETE', session),
  }
}

export type Session = Awaited<ReturnType<typeof openSession>>
