import { typeErrors } from './type-errors'

it('gives up a comparison that takes too long', async () => {
  const kit = { entries: { 'shared-ui': 'kit' }, files: { 'kit.d.ts': '' } }
  await expect(typeErrors([{ source: 'export {}', old: kit, now: kit }], 1)).rejects.toMatchObject({
    code: 'check-timeout',
    message: expect.stringContaining('not compared after 0.001 seconds') as string,
  })
})
