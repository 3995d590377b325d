import { type NavigationEntry } from 'shared-ui'

export function MenuEntry({ entry, current }: { entry: NavigationEntry; current: boolean }) {
  return (
    <a
      href={entry.to}
      aria-current={current ? 'page' : undefined}
      className="sh:flex sh:items-baseline sh:gap-3 sh:rounded-md sh:px-3 sh:py-2 sh:hover:bg-sand sh:aria-[current]:bg-mist sh:forced-colors:aria-[current]:underline"
    >
      {entry.code && (
        <span className="sh:w-10 sh:shrink-0 sh:text-xs sh:font-bold sh:tracking-[0.05em] sh:text-gold-deep sh:uppercase">
          {entry.code}
        </span>
      )}
      <span className="sh:flex-1">{entry.label}</span>
      {entry.hours !== undefined && <span className="sh:text-sm sh:text-muted">{`${entry.hours} h`}</span>}
    </a>
  )
}
