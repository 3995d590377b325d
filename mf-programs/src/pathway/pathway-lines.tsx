import { pathwayLines, pathwaySize, type PathwayLine, type PathwayPlace } from './pathway-layout'

/** The free share of a column on each side of a program: `px-[11%]` of the list items. */
const margin = 0.11

const middle = ({ row }: PathwayPlace) => row + 0.5

const round = (position: number) => Math.round(position * 100) / 100

/** Straight along the row of the earlier program, then a curve in the gap before the later one. */
function curve({ from, to }: PathwayLine): string {
  const bend = to.column
  const [start, turn, end] = [from.column + 1 - margin, bend - margin, bend + margin].map(round)
  return `M${start} ${middle(from)}H${turn}C${bend} ${middle(from)} ${bend} ${middle(to)} ${end} ${middle(to)}`
}

/** Lines of one look, as one path. */
function Lines({ lines, className }: { lines: PathwayLine[]; className: string }) {
  return <path d={lines.map(curve).join('')} vectorEffect="non-scaling-stroke" className={className} />
}

/** The lines behind the programs. Stretched to the list's size, so it needs no measuring. */
export function PathwayLines({ isOnRoute }: { isOnRoute: (line: PathwayLine) => boolean }) {
  const others = pathwayLines.filter((line) => !isOnRoute(line))
  return (
    <svg
      viewBox={`0 0 ${pathwaySize.columns} ${pathwaySize.rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className="pr:absolute pr:inset-0 pr:hidden pr:size-full pr:lg:block"
    >
      <Lines lines={others} className="pr:stroke-sage pr:stroke-[1.5]" />
      <Lines lines={pathwayLines.filter(isOnRoute)} className="pr:stroke-gold-strong pr:stroke-[2.5]" />
    </svg>
  )
}
