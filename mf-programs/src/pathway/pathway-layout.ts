import { programs, type ProgramCode } from '../../content/programs'
import { depthOf, directlyBefore, leadsTo } from '../programs/program-graph'

/** Where a program stands in the diagram: columns from left to right, rows from top to bottom, both from 0. */
export interface PathwayPlace {
  code: ProgramCode
  column: number
  /** Whole or half. */
  row: number
}

/** A line of the diagram: `from` has to be completed before `to`. */
export interface PathwayLine {
  from: PathwayPlace
  to: PathwayPlace
}

/** Programs whose only predecessor is the start of the pathway: they get one row each and order all others. */
const tracks = programs.map(({ code }) => code).filter((code) => depthOf(code) === 1)

const mean = (rows: number[]) => rows.reduce((sum, row) => sum + row, 0) / rows.length

/** Later programs stand level with the middle of what leads to them, the first with the middle of what follows. */
function rowOf(code: ProgramCode): number {
  if (tracks.includes(code)) return tracks.indexOf(code)
  const neighbours = depthOf(code) === 0 ? leadsTo(code) : directlyBefore(code)
  return Math.round(mean(neighbours.map(rowOf)) * 2) / 2
}

const placeOf = (code: ProgramCode): PathwayPlace => ({ code, column: depthOf(code), row: rowOf(code) })

/** The place of every program, in the order of the catalogue. */
export const pathwayPlaces = programs.map(({ code }) => placeOf(code))

/** The lines between them. */
export const pathwayLines: PathwayLine[] = programs.flatMap(({ code }) =>
  directlyBefore(code).map((before) => ({ from: placeOf(before), to: placeOf(code) })),
)

/** How many columns and rows the diagram has. */
export const pathwaySize = {
  columns: Math.max(...pathwayPlaces.map(({ column }) => column)) + 1,
  rows: tracks.length,
}
