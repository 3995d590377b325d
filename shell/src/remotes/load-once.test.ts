import { loadOnce } from './load-once'

const fetched = vi.fn<typeof fetch>(async () => new Response('text'))
const use = vi.fn(async (answer: Response) => void (await answer.text()))

beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockClear()
  use.mockClear()
})

it('lets the second who asks for a file wait for the same answer', async () => {
  let answer = (_: Response) => {}
  fetched.mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)))
  const load = loadOnce(use)
  let isReady = false
  const first = load('/a.css', 'sha384-a', 'low')
  const second = load('/a.css', 'sha384-a', 'auto').then(() => (isReady = true))
  await new Promise((resolve) => setTimeout(resolve))
  expect(isReady).toBe(false)
  answer(new Response(''))
  await Promise.all([first, second])
  expect(use).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/a.css',
    expect.objectContaining({ integrity: 'sha384-a', priority: 'low' }),
  )
})

it('asks again for a file that did not come', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const load = loadOnce(use)
  await expect(load('/a.css', 'sha384-a', 'auto')).rejects.toThrow('Failed to fetch')
  await load('/a.css', 'sha384-a', 'auto')
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(use).toHaveBeenCalledOnce()
})

it('asks for each prefetched file in a task of its own', async () => {
  const load = loadOnce(use)
  const asked: number[] = []
  for (const file of ['/a.js', '/b.js', '/c.js']) {
    void load(file, 'sha384-a', 'low')
    setTimeout(() => asked.push(fetched.mock.calls.length))
  }
  await vi.waitFor(() => expect(asked).toEqual([1, 2, 3]))
})
