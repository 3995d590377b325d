import { statSync } from 'node:fs'
import { codeOf } from './error-code'

/** Whether there is no such file. Unlike `existsSync` it throws where this user may not look: that is another fault. */
export const isMissing = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) === undefined

/** Whether a file could not be created because there is one already. */
export const existsAlready = (error: unknown): boolean => codeOf(error) === 'EEXIST'
