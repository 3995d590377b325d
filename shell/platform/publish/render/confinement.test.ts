import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fakeService } from '../../server/testing/fake-service'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { isWhole, programInNamespaces } from './own-namespaces'
import { renderSample } from './testing/render-sample'

it('runs the code of remotes without a network, if this machine can take it away', async () => {
  let isReached = false
  const url = await fakeService((_, response) => {
    isReached = true
    response.end()
  })
  await renderSample(`await fetch('${url}').catch(() => {})`)
  expect(isReached).toBe(programInNamespaces() === undefined)
})

// By its number, its group, and as one of all processes.
it.each([process.pid, 0, -1])('lets the code of remotes signal no process of others: %i', async (target) => {
  const heard = vi.fn<() => void>()
  process.on('SIGWINCH', heard)
  onTestFinished(() => void process.off('SIGWINCH', heard))
  await renderSample(`try { process.kill(${target}, 'SIGWINCH') } catch {}`)
  await wait(50)
  expect(heard.mock.calls.length > 0).toBe(!isWhole(programInNamespaces()))
})

// As a program that Node's permissions do not bind.
it('hides /run from the code of remotes and lets it write no file, if this machine has namespaces', async () => {
  const dir = await temporaryFolder()
  const [program, ...args] = programInNamespaces(dir) ?? ['/usr/bin/env']
  const script = `ls -A /run; touch ${dir}/live.json 2>/dev/null; ls ${dir}`
  const { stdout } = spawnSync(program, [...args, '/bin/sh', '-c', script], { encoding: 'utf8' })
  expect(stdout === '').toBe(isWhole(programInNamespaces()))
})

it('lets the code of remotes open no socket, and reach none', async () => {
  const heard = vi.fn<() => void>()
  const path = join(await temporaryFolder(), 'socket')
  const server = createServer().on('connection', heard)
  await once(server.listen(path), 'listening')
  onTestFinished(() => void server.close())
  await renderSample(`for (const open of [() => connect('${path}'), () => createServer().listen('\\0${path}')])
    try { await new Promise((resolve) => open().once('error', resolve).once('connect', resolve).once('listening', () => process.exit())) } catch {}`)
  expect(heard).not.toHaveBeenCalled()
})

const ways = {
  'the profile of a worker': `const { Worker } = await import('node:worker_threads')
    const worker = new Worker('', { eval: true, execArgv: ['--cpu-prof', '--cpu-prof-dir=DIR', '--cpu-prof-name=live.json'] })
    await new Promise((resolve) => worker.on('exit', resolve))`,
  'a worker of import hooks': `const { register } = await import('node:module')
    register('data:text/javascript,' + encodeURIComponent(\`import { Worker } from 'node:worker_threads'
      const worker = new Worker('', { eval: true, execArgv: ['--cpu-prof', '--cpu-prof-dir=DIR', '--cpu-prof-name=live.json'] })
      await new Promise((resolve) => worker.on('exit', resolve))\`))`,
  'the traces of V8': `const { setFlagsFromString } = await import('node:v8')
    setFlagsFromString('--redirect-code-traces-to=DIR/live.json')
    for (const flag of ['--redirect-code-traces', '--print-opt-code']) setFlagsFromString(flag)
    for (let i = 0; i < 3e6; i++) Math.sqrt(i)`,
  'the traces of Node': `const { createTracing } = await import('node:trace_events')
    createTracing({ categories: ['node'] }).enable()`,
  SQLite: `const { DatabaseSync } = await import('node:sqlite')
    new DatabaseSync('DIR/other.db').exec('create table tea (herb)')`,
}

it.each(Object.entries(ways))('lets the code of remotes write no file by %s', async (_, code) => {
  onTestFinished(() => rm('node_trace.1.log', { force: true }))
  const dir = await temporaryFolder()
  await writeFile(join(dir, 'live.json'), 'the pointer')
  // V8 ends a process that changes its flags.
  await renderSample(`try { ${code.replaceAll('DIR', dir)} } catch {}`).catch(() => {})
  expect(await readFile(join(dir, 'live.json'), 'utf8')).toBe('the pointer')
  expect(await readdir(dir)).toEqual(['live.json'])
  expect(existsSync('node_trace.1.log')).toBe(false)
})
