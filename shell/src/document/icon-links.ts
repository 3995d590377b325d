/** Links to the site's icons and its web manifest; `files` are the addresses of the shell's files. */
export function iconLinks(files: string[]): string {
  const named = (name: string) => files.find((file) => file.includes(`/${name}-`)) ?? ''
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${named('favicon')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${named('apple-touch-icon')}">`,
    `<link rel="manifest" href="${named('site')}">`,
  ].join('\n')
}
