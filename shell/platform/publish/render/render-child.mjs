// Renders pages in its own process: a publish runs the code of remotes only here, and a fault in it ends only this process.
// Its channel is stream 3, a line of JSON for each message. It receives a job: { shell, sharedModules: [[name, fileUrl]],
// assets: [[fileUrlPrefix, publicPath]], slots, navigation }. It sends { kind: 'islands', islands: { name: html } } and receives the pages.
// For each page it sends { kind: 'body', slots, places, failed }, receives the parts of its document, and sends
// { kind: 'page', …document }; at the end { kind: 'done' }.
import module from 'node:module'
import { Socket } from 'node:net'
import workers from 'node:worker_threads'
import { lineOf, messagesIn } from './json-lines.mjs'
import * as hooks from './resolve-shared-modules.mjs'

const channel = new Socket({ fd: 3 })
// Ends with the publisher, also when that is killed.
channel.once('close', () => process.exit())
// Node asks no permission for sockets in a folder.
const pipes = channel._handle.constructor.prototype
pipes.bind = pipes.connect = undefined
const messages = messagesIn(channel)
/** Waited for before it is needed: so the end of the publisher is noticed while a page renders. */
let coming = messages.next()

async function receive() {
  const { value } = await coming
  coming = messages.next()
  return value
}

const send = (message) => new Promise((resolve) => channel.write(lineOf(message), resolve))

const job = await receive()
const data = { sharedModules: job.sharedModules }
// Node 22.15 and later call hooks in this thread, without a worker.
if (module.registerHooks) {
  hooks.initialize(data)
  module.registerHooks({ resolve: hooks.resolve })
} else {
  module.register('./resolve-shared-modules.mjs', import.meta.url, { data })
  // Remotes get no worker: it could write its profile into any file.
  workers.Worker = module.register = undefined
  module.syncBuiltinESMExports()
}

globalThis.assetAddress = (chunkUrl, file) => {
  const [prefix, path] = job.assets.find(([start]) => chunkUrl.startsWith(start)) ?? []
  if (!prefix) throw new Error(`No public address for ${file} of ${chunkUrl}.`)
  return path + file
}

const { prerenderPage, prerenderIsland, renderDocument } = await import(`${job.shell}prerender.js`)
const componentOf = async (url) => (await import(url)).default

/** The texts of what was thrown: a remote may throw anything. */
const faultOf = (error) => ({ message: String(error?.message ?? error), stack: String(error?.stack ?? '') })

/** The optional islands that fail: their places show the fallback. */
const failedIslands = []

async function slotFragment([name, { remote, url, hydrate, isOptional }]) {
  const Component = await componentOf(url)
  if (hydrate === 'with-page') return [[name, { kind: 'component', remote, Component }]]
  try {
    const html = await prerenderIsland(name, Component)
    return [[name, { kind: 'island', remote, html, load: async () => Component }]]
  } catch (error) {
    if (!isOptional) throw error
    failedIslands.push({ name, remote, message: faultOf(error).message })
    return []
  }
}

async function named(what, work) {
  try {
    return await work()
  } catch (error) {
    const { message, stack } = faultOf(error)
    throw Object.assign(new Error(`${what}: ${message}`), { stack })
  }
}

async function renderPage({ path, remote, url, params }, slots) {
  const fragment = { kind: 'component', remote, Component: await componentOf(url) }
  return prerenderPage(path, { title: '', head: '', params, page: fragment, slots }, job.navigation)
}

/** The fills that make a page fail, each tried on its own; none if the page fails without them. */
async function failingFills(slots, render) {
  const failing = []
  if (!(await render({}).catch(() => undefined))) return failing
  for (const [name, fragment] of Object.entries(slots))
    await render({ [name]: fragment }).catch((error) =>
      failing.push({ name, remote: fragment.remote, message: faultOf(error).message }),
    )
  return failing
}

const optional = new Set(job.slots.filter(([, { isOptional }]) => isOptional).map(([name]) => name))

const pageName = ({ path, remote }) => `page ${path} (${remote})`

/** Renders a page. If an optional fill fails, its place shows the fallback; any other failure is named. */
async function renderWithFallbacks(page, slots) {
  const render = (filled) => renderPage(page, filled)
  return render(slots).catch(async (error) => {
    const failing = await failingFills(slots, render)
    const failed = failing.filter(({ name }) => optional.has(name))
    const left = Object.entries(slots).filter(([name]) => !failed.some((fill) => fill.name === name))
    const result = failed.length > 0 && (await render(Object.fromEntries(left)).catch(() => undefined))
    if (result) return { ...result, failed }
    const [slot] = failing.map(({ name, remote }) => `slot ${name} (${remote}) on `)
    return named((slot ?? '') + pageName(page), () => Promise.reject(error))
  })
}

/** The body of a page, its slots, and their places. */
async function bodyOf(page, filled) {
  const { html, slots, places = [], failed = [] } = await renderWithFallbacks(page, filled)
  // Props may hold functions, which no message can carry.
  const plain = (place) =>
    named(`props of slot ${place[0]} on ${pageName(page)}`, () => JSON.parse(JSON.stringify(place)))
  const islands = failedIslands.filter(({ name }) => slots.includes(name))
  return { html, slots, places: await Promise.all(places.map(plain)), failed: [...failed, ...islands] }
}

try {
  const fragments = job.slots.map((slot) =>
    named(`slot ${slot[0]} (${slot[1].remote})`, () => slotFragment(slot)),
  )
  const slots = Object.fromEntries((await Promise.all(fragments)).flat())
  const islands = Object.entries(slots).filter(([, { kind }]) => kind === 'island')
  await send({
    kind: 'islands',
    islands: Object.fromEntries(islands.map(([name, { html }]) => [name, html])),
  })
  for (const page of await receive()) {
    const { html, ...body } = await bodyOf(page, slots)
    await send({ kind: 'body', ...body })
    await send({ kind: 'page', ...renderDocument({ ...(await receive()), body: html }) })
  }
  await send({ kind: 'done' })
} catch (error) {
  await send({ kind: 'failed', ...faultOf(error) })
}
process.exit()
