import { reportFailure } from './report-failure'

/** What is printed for a fault of the system. */
function wordsFor(fault: Record<string, unknown>, settings: NodeJS.ProcessEnv = {}): string {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  reportFailure(Object.assign(new Error('as the system says it'), fault), { SITE_DIR: '/site', ...settings })
  return String(print.mock.lastCall?.[0])
}

it.each(['EPERM', 'EOPNOTSUPP', 'ENOTSUP', 'ENOSYS'])(
  'says that a file system has no hard links: %s',
  (code) => {
    const fault = { code, syscall: 'link', path: '/site/work/move-1', dest: '/site/live/000001.json' }
    expect(wordsFor(fault)).toMatch(
      /^\/site\/live\/000001\.json .*\nThis file system has no hard links, which decide between two publishers\. Use one that has them, or set SITE_DIR to another folder\.\n/,
    )
  },
)

it('does not blame the folder for a limit of the process', () => {
  const words = wordsFor({ code: 'EMFILE', syscall: 'open', path: '/site/pages/a.html' })
  expect(words).toContain('Raise its limit (ulimit -n).\nThe live site is as it was.\n(EMFILE)')
})

it('names the file that could not be written, not the one that was copied', () => {
  const words = wordsFor({ code: 'ENOSPC', syscall: 'copyfile', path: '/dist/a.js', dest: '/site/a.js' })
  expect(words).toMatch(/^\/site\/a\.js .*\nThe disk is full\. /)
})

it.each([
  ['EACCES', 'Permission is missing.'],
  ['EPERM', 'It belongs to another user, or the system protects it.'],
  ['EROFS', 'The folder is read-only.'],
  ['ENOTDIR', 'A file is where a folder should be.'],
  ['EXDEV', 'The folders of the site lie on two file systems.'],
])('says what %s of the site directory means, and the way out', (code, words) => {
  expect(wordsFor({ code, syscall: 'mkdir', path: '/site/work' })).toMatch(
    new RegExp(`^/site/work .*\n${words} .*set SITE_DIR to another folder\\.\n.*\n\\(${code}\\)$`),
  )
})

it.each([
  [
    '/work/checkout/.new-1',
    'EACCES',
    'Permission is missing. Give this user the right to read and write there.',
  ],
  ['/sites/other', 'EROFS', 'The folder is read-only. Mount it for writing.'],
])('does not speak of the site for %s, which is none of it', (path, code, words) => {
  expect(wordsFor({ code, syscall: 'mkdir', path })).toBe(
    `${path} cannot be used: as the system says it\n${words}\n(${code})`,
  )
})

it.each([
  ['a folder that the site directory is to be made in', '/'],
  ['a path that the system does not tell', undefined],
])('speaks of SITE_DIR for %s', (_, path) => {
  expect(wordsFor({ code: 'EACCES', syscall: 'mkdir', path })).toContain('set SITE_DIR to another folder.')
})

it.each([
  [{ code: 'EADDRINUSE', address: '127.0.0.1', port: 8090 }, /^Port 8090 on 127.0.0.1 is in use. Set PORT/],
  [{ code: 'EACCES', address: '127.0.0.1', port: 80 }, /^Port 80 on 127.0.0.1 may not be used .* Set PORT/],
  [{ code: 'EADDRNOTAVAIL', address: '192.0.2.1' }, /^Port 0 on 192.0.2.1 is not of this machine. Set HOST/],
])('says why it cannot listen: %j', (fault, words) => {
  expect(wordsFor({ ...fault, syscall: 'listen' })).toMatch(words)
})

it('says that HOST names no address', () => {
  const fault = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'localhots' }
  expect(wordsFor(fault, { HOST: 'localhots' })).toBe(
    'HOST: expected an address of this machine; found localhots, which names none. Set HOST to one of its addresses, such as HOST=127.0.0.1.',
  )
  expect(wordsFor(fault)).toBe('Error: as the system says it')
})

it('names the variable of the port, which differs for previews', () => {
  const previews = { PREVIEW_ORIGIN: 'https://preview.college.example', PREVIEW_PORT: '8072' }
  const fault = { code: 'EADDRINUSE', syscall: 'listen', address: '127.0.0.1' }
  expect(wordsFor({ ...fault, port: 8072 }, previews)).toContain('Set PREVIEW_PORT to a free one')
  expect(wordsFor({ ...fault, port: 8070 }, previews)).toContain('Set PORT to a free one')
})

it('explains a folder that cannot be created, and repeats the system’s words for a missing file', () => {
  expect(wordsFor({ code: 'ENOENT', syscall: 'mkdir', path: '/site' })).toContain(
    'No folder can be made there',
  )
  expect(wordsFor({ code: 'ENOENT', syscall: 'open', path: '/site/a' })).toBe('Error: as the system says it')
})

it('says that the folder for temporary files is missing, which is none of the site', () => {
  expect(wordsFor({ code: 'ENOENT', syscall: 'mkdtemp', path: '/nowhere/chart-XXXXXX' })).toBe(
    '/nowhere/chart-XXXXXX cannot be used: as the system says it\nThe folder for temporary files is missing. Make it, or set TMPDIR to another one.\n(ENOENT)',
  )
})
