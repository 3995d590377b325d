import { pathwayLines, pathwayPlaces, pathwaySize } from './pathway-layout'

it('the diagram has five columns and five rows', () => {
  expect(pathwaySize).toEqual({ columns: 5, rows: 5 })
})

it('no two programs overlap', () => {
  for (const a of pathwayPlaces) {
    for (const b of pathwayPlaces) {
      if (a.code !== b.code && a.column === b.column)
        expect(Math.abs(a.row - b.row)).toBeGreaterThanOrEqual(1)
    }
  }
})

it('every line runs from left to right', () => {
  for (const { from, to } of pathwayLines) expect(from.column).toBeLessThan(to.column)
})

it('a line that passes over a column meets no program there', () => {
  for (const { from, to } of pathwayLines) {
    const passed = pathwayPlaces.filter(({ column }) => column > from.column && column < to.column)
    for (const { row } of passed) expect(Math.abs(row - from.row)).toBeGreaterThanOrEqual(1)
  }
})
