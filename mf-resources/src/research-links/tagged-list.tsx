import { Badge } from 'shared-ui'

interface TaggedItem {
  name: string
  description: string
  tag: string
}

export function TaggedList({ items }: { items: TaggedItem[] }) {
  return (
    <ul className="re:rounded-card re:border re:border-line re:bg-paper re:px-5 re:py-2 re:lift-card re:md:px-7">
      {items.map(({ name, description, tag }) => (
        <li key={name} className="re:border-b re:border-line re:py-5 re:last:border-b-0">
          <div className="re:flex re:flex-wrap re:items-center re:justify-between re:gap-x-6 re:gap-y-2">
            <h3 className="re:font-serif re:text-h3">{name}</h3>
            <Badge>{tag}</Badge>
          </div>
          <p className="re:mt-2 re:text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
