import { readdir } from 'node:fs/promises'
import { ifThere } from './if-there'

/** The names in the folder `dir`; none if it does not exist. A folder that cannot be read throws: it may hold everything. */
export const entriesOf = async (dir: string): Promise<string[]> => (await ifThere(readdir(dir))) ?? []
