import { cn } from 'shared-ui'
import { pathwayLines, pathwaySize, type PathwayLine, type PathwayPlace } from './pathway-layout'

/** The free share of a column on each side of a program: `px-[11%]` of the list items. */
const margin = 0.11

const middle = ({ row }: PathwayPlace) => row + 0.5

/** Straight along the row of the earlier program, then a curve in the gap before the later one. */
function curve({ from, to }: PathwayLine): string {
  const end = to.column + margin
  const bend = end - margin
  const turn = end - 2 * margin
  return `M${from.column + 1 - margin} ${middle(from)}H${turn}C${bend} ${middle(from)} ${bend} ${middle(to)} ${end} ${middle(to)}`
}

/** The lines behind the programs. Stretched to the list's size, so it needs no measuring. */
export function PathwayLines({ isOnRoute }: { isOnRoute: (line: PathwayLine) => boolean }) {
  const lines = pathwayLines.toSorted((a, b) => Number(isOnRoute(a)) - Number(isOnRoute(b)))
  return (
    <svg
      viewBox={`0 0 ${pathwaySize.columns} ${pathwaySize.rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className="pr:absolute pr:inset-0 pr:hidden pr:size-full pr:lg:block"
    >
      {lines.map((line) => (
        <path
          key={`${line.from.code}-${line.to.code}`}
          d={curve(line)}
          vectorEffect="non-scaling-stroke"
          className={cn(
            isOnRoute(line) ? 'pr:stroke-gold-strong pr:stroke-[2.5]' : 'pr:stroke-sage pr:stroke-[1.5]',
          )}
        />
      ))}
    </svg>
  )
}
