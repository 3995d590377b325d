import { lastUsed } from './last-used'

const make = vi.fn<(value: string) => Promise<string>>(async (value) => value)
const keep = lastUsed<string>(2)
const use = (key: string) => keep(key, () => make(key))
beforeEach(() => make.mockClear())

it('makes what is kept once, also for calls at the same time', async () => {
  expect(await Promise.all([use('a'), use('a')])).toEqual(['a', 'a'])
  expect(make).toHaveBeenCalledOnce()
})

it('drops what was not used for longest', async () => {
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await use(key)
  expect(make.mock.calls.flat()).toEqual(['b', 'c', 'b'])
})

it('makes again what has failed', async () => {
  make.mockRejectedValueOnce(new Error('no such file'))
  await expect(use('d')).rejects.toThrow('no such file')
  expect(await use('d')).toBe('d')
})
