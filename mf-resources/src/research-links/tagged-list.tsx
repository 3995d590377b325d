import { Badge } from 'shared-ui'
import { RowList } from '../parts/row-list'

interface TaggedItem {
  name: string
  description: string
  tag: string
}

export function TaggedList({ items }: { items: TaggedItem[] }) {
  return (
    <RowList>
      {items.map(({ name, description, tag }) => (
        <li key={name} className="re:py-5">
          <div className="re:flex re:flex-wrap re:items-center re:justify-between re:gap-x-6 re:gap-y-2">
            <h3 className="re:font-serif re:text-h3">{name}</h3>
            <Badge>{tag}</Badge>
          </div>
          <p className="re:mt-2 re:text-muted">{description}</p>
        </li>
      ))}
    </RowList>
  )
}
