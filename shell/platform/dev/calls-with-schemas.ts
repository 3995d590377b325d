import Fastify from 'fastify'
import type { StoredForm } from 'contract/native-forms'
import type { Remote } from 'contract/remote'
import type { ViteDevServer } from 'vite'
import { storedForms } from '../build/manifest/form-schemas'
import type { FormSource } from '../server/forms/own-types'
import { passOnCalls } from '../server/forms/pass-on-calls'

/** The forms that the declarations in `sources` hold now: a changed schema counts for the next call. */
export async function declaredForms(
  { ssrLoadModule }: ViteDevServer,
  sources: string[],
): Promise<StoredForm[]> {
  const modules = await Promise.all(sources.map((source) => ssrLoadModule(source)))
  return modules.flatMap((module) =>
    Object.values(storedForms((module['default'] as Remote).forms ?? {}) ?? {}),
  )
}

/** Passes `/api` on to the inquiry service as the web server does, on a free port. */
export async function serveCalls(service: string, forms: FormSource) {
  const app = Fastify({ logger: { level: 'warn' } })
  await passOnCalls(app, forms, service)
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), stop: () => app.close() }
}
