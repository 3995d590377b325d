import { kitMisfits } from './kit-fit'

const declarations = `export declare function note(text: string): string;
export interface PageProps { path: string }`

/** The same kit with its entry file in `entry`. */
const kitIn = (entry: string) => ({
  entries: { 'shared-ui': entry },
  files: { [`${entry}.d.ts`]: declarations },
})

it('compares each kit by its own entry file', async () => {
  const uses = { 'shared-ui': { note: { whole: true as const } } }
  expect(await kitMisfits([{ uses, old: kitIn('src/index'), now: kitIn('src/kit') }])).toEqual([[]])
}, 30_000)

it('names a module that one of the kits does not have', async () => {
  const uses = { 'shared-ui/notes': { note: { whole: true as const } } }
  const notes = { ...kitIn('src/kit'), entries: { 'shared-ui': 'src/kit', 'shared-ui/notes': 'src/kit' } }
  const gone = { module: 'shared-ui/notes', name: 'note', why: 'the module is in one of the two kits only' }
  expect(await kitMisfits([{ uses, old: notes, now: kitIn('src/kit') }])).toMatchObject([[gone]])
}, 30_000)

it('says that a kit cannot be compiled with one which lacks a name that remotes use', async () => {
  const uses = { 'shared-ui': { note: { whole: true as const } } }
  const broken = { entries: { 'shared-ui': 'src/kit' }, files: { 'src/kit.d.ts': 'export declare const {' } }
  await expect(kitMisfits([{ uses, old: broken, now: kitIn('src/kit') }])).rejects.toMatchObject({
    code: 'kit-uses',
    message: `The kits of these builds cannot be compared: 0/old/src/kit.d.ts(1,23): error TS1005: '}' expected.`,
  })
}, 30_000)
