// Module hooks of Node: they find the TypeScript file of an import without an ending, and compile it.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'oxc-transform'

const isPackage = (url) => url.includes('/node_modules/')

export function resolve(specifier, context, next) {
  if (!/^\.\.?\//.test(specifier) || isPackage(context.parentURL)) return next(specifier, context)
  const named = ['.ts', '.tsx'].map((ending) => new URL(specifier + ending, context.parentURL))
  const found = named.find((url) => existsSync(url))
  return found ? { url: found.href, format: 'module', shortCircuit: true } : next(specifier, context)
}

/** The JavaScript of a TypeScript file, with a source map for stack traces. */
function compile(file) {
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), { sourcemap: true })
  if (errors.length > 0) throw new SyntaxError(errors.map(({ codeframe }) => codeframe).join('\n'))
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64')
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`
}

export function load(url, context, next) {
  if (!/\.tsx?$/.test(url) || isPackage(url)) return next(url, context)
  return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true }
}
