import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { inject } from 'vitest'
import { canMount } from '../../setup/can-mount'
import { testOrigin } from '../../setup/published-site'
import { sampleEdition } from '../../setup/sample-edition'
import { root, typescript } from '../../setup/workspace'

const run = promisify(execFile)

/** Runs shell commands where `$SITE_DIR` is a copy of the published site on a file system with `spare` bytes left. */
async function onSmallDisk(spare: number, script: string): Promise<string> {
  const commands = `
    used=$(du -s --apparent-size -B4096 "$SOURCE" | cut -f1); blocks=$(find "$SOURCE" | wc -l)
    mount -t tmpfs -o size=$(( (used + blocks) * 4096 + ${spare} )) none "$SITE_DIR" && cp -r "$SOURCE/." "$SITE_DIR"
    site() { node ${typescript.join(' ')} shell/platform/cli/site.ts "$@"; echo "exit code $?"; }
    answers() { node ${typescript.join(' ')} tests/proofs/releases/answer-every-page.ts; }
    ${script}`
  const { stdout, stderr } = await run('unshare', ['-Urm', 'sh', '-c', commands], {
    cwd: root,
    env: {
      ...process.env,
      SITE_DIR: await temporaryFolder(),
      SOURCE: inject('siteWithSample'),
      DIST: await sampleEdition('Raise another notice'),
      PUBLIC_ORIGIN: testOrigin,
    },
  })
  return stdout + stderr
}

it.runIf(canMount)(
  'a full disk: a clear error, the site stays, and no draft takes the last of the space',
  async () => {
    const output = await onSmallDisk(
      100_000,
      'head -c 100M /dev/zero > "$SITE_DIR/filler"; site publish --from "$DIST"; answers; ls "$SITE_DIR/work"; rm "$SITE_DIR/filler"; site publish --from "$DIST"',
    )
    expect(output).toContain('The disk is full. Free some space')
    expect(output.match(/exit code \d/g)).toEqual(['exit code 1', 'exit code 0'])
    expect(output).toMatch(/\b([1-9]\d*) of \1 pages answered/)
    expect(output).not.toMatch(/^build-/m)
  },
)

it.runIf(canMount)('a read-only site directory: a clear error, and the site does not change', async () => {
  const output = await onSmallDisk(
    5_000_000,
    'site publish --from "$DIST"; mount -o remount,ro "$SITE_DIR"; site publish --from "$DIST"; site rollback; answers',
  )
  expect(output.match(/The folder is read-only/g)).toHaveLength(2)
  expect(output.match(/exit code 1/g)).toHaveLength(2)
  expect(output).toMatch(/\b([1-9]\d*) of \1 pages answered/)
})
