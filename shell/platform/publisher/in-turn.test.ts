import { inTurn } from './in-turn'

const silent = () => {}

it('runs moves before checks that wait, and each kind in its order, one at a time', async () => {
  const next = inTurn()
  const begun: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    begun.push(name)
    expect(++running).toBe(1)
    await Promise.resolve()
    running--
  }
  await Promise.all([
    next('checks', work('first check'), silent),
    next('checks', work('second check'), silent),
    next('moves', work('publish'), silent),
    next('moves', work('rollback'), silent),
  ])
  expect(begun).toEqual(['first check', 'publish', 'rollback', 'second check'])
})

it('goes on after work that failed, and says how many are before', async () => {
  const next = inTurn()
  const heard: string[] = []
  const hear = (line: string) => void heard.push(line)
  const idle = async () => {}
  const failing = next('checks', () => Promise.reject(new Error('no herbs')), silent)
  const waiting = [next('checks', idle, silent), next('moves', idle, hear), next('checks', idle, hear)]
  await expect(failing).rejects.toThrow('no herbs')
  await Promise.all(waiting)
  expect(heard).toEqual(['waiting for 1 request before this one', 'waiting for 3 requests before this one'])
})
