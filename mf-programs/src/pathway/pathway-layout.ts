import { programs, type ProgramCode } from '../../content/programs'
import { depthOf, directlyBefore, leadsTo } from '../programs/program-graph'

/** A program's position in the diagram: columns from left to right, rows from top to bottom, both from 0. */
export interface PathwayPlace {
  code: ProgramCode
  column: number
  /** Whole or half. */
  row: number
}

/** A line of the diagram: `from` is a prerequisite of `to`. */
export interface PathwayLine {
  from: PathwayPlace
  to: PathwayPlace
}

/** Programs that follow only the start of the pathway: they get one row each, and all others are placed by them. */
const tracks = programs.map(({ code }) => code).filter((code) => depthOf(code) === 1)

const mean = (rows: number[]) => rows.reduce((sum, row) => sum + row, 0) / rows.length

/** A later program is in the middle row of its prerequisites, the first one in the middle row of its followers. */
function rowOf(code: ProgramCode): number {
  if (tracks.includes(code)) return tracks.indexOf(code)
  const adjacent = depthOf(code) === 0 ? leadsTo(code) : directlyBefore(code)
  return Math.round(mean(adjacent.map(rowOf)) * 2) / 2
}

const placeOf = (code: ProgramCode): PathwayPlace => ({ code, column: depthOf(code), row: rowOf(code) })

export const pathwayPlaces = programs.map(({ code }) => placeOf(code))

export const pathwayLines: PathwayLine[] = programs.flatMap(({ code }) =>
  directlyBefore(code).map((before) => ({ from: placeOf(before), to: placeOf(code) })),
)

export const pathwaySize = {
  columns: Math.max(...pathwayPlaces.map(({ column }) => column)) + 1,
  rows: tracks.length,
}
