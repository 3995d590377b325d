import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredBuild } from '../build-store'
import { budgets, newSectionBudget, type Budget } from '../budgets'
import type { Release } from '../release'
import type { SiteDirectory } from '../site-directory'
import type { Finding } from './finding'

interface Weight {
  /** Page, or the part of a build. */
  what: string
  kind: keyof Budget
  bytes: number
}

/** Bytes of a stored file as browsers receive it. */
const sentBytes = async (file: string) =>
  await stat(`${file}.br`)
    .catch(() => stat(file))
    .then(({ size }) => size)

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

async function buildWeights({ manifest, dir }: StoredBuild): Promise<Weight[]> {
  const bytes = async (files: string[]) =>
    sum(await Promise.all([...new Set(files)].map((file) => sentBytes(join(dir, 'client', file)))))
  const files = Object.keys(manifest.files)
  const scripts = [
    ...Object.entries(manifest.modules).map(([module, own]) => [module, own.scripts] as const),
    ...Object.entries(manifest.doors ?? {}),
  ]
  const images = files.filter((file) => /\.(svg|png|jpg|webp|avif)$/.test(file))
  return Promise.all([
    ...scripts.map(async ([what, own]): Promise<Weight> => ({
      what,
      kind: 'script',
      bytes: await bytes(own),
    })),
    ...images.map(async (what): Promise<Weight> => ({
      what,
      kind: what.startsWith('social-') ? 'card' : 'image',
      bytes: await bytes([what]),
    })),
    bytes(files.filter((file) => file.endsWith('.css'))).then((total): Weight => ({
      what: 'stylesheets',
      kind: 'style',
      bytes: total,
    })),
  ])
}

const overweight = (section: string, place: (what: string) => string, weights: Weight[]): Finding[] => {
  const budget = budgets[section] ?? newSectionBudget
  return weights
    .filter(({ kind, bytes }) => bytes > budget[kind])
    .map(({ what, kind, bytes }) => ({
      page: place(what),
      check: `${kind} budget of ${section}`,
      expected: `at most ${budget[kind]} bytes sent (shell/publisher/budgets.ts)`,
      found: `${bytes}`,
    }))
}

/** Weighs builds that come new. */
export async function checkBuildWeights(builds: StoredBuild[]): Promise<Finding[]> {
  const findings = builds.map(async (build) => {
    const { name } = build.manifest
    return overweight(name, (what) => `${name} ${what}`, await buildWeights(build))
  })
  return (await Promise.all(findings)).flat()
}

/** Weighs the pages at `paths`. */
export async function checkPageWeights(
  site: SiteDirectory,
  pages: Release['pages'],
  paths: string[],
): Promise<Finding[]> {
  const findings = paths.map(async (path) => {
    const page = pages[path]
    if (!page) return []
    const bytes = await sentBytes(join(site.pages, page.html))
    return overweight(page.section, (what) => what, [{ what: path, kind: 'page', bytes }])
  })
  return (await Promise.all(findings)).flat()
}
