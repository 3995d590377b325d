import { execFileSync } from 'node:child_process'
import { root } from '../setup/workspace'

/** The files of this checkout that git does not ignore; `pattern` names some of them. */
export const listedFiles = (pattern = '.') =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
