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
