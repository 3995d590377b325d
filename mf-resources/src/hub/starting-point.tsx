import { CardTitle, Ruled } from 'shared-ui'
import type { hub } from '../../content/hub'
import { topicPath, topics } from '../../content/topics'

type Path = (typeof hub)['startingPoints']['paths'][number]

export function StartingPoint({ path }: { path: Path }) {
  return (
    <Ruled>
      <CardTitle>{path.title}</CardTitle>
      <p className="re:mt-2">{path.text}</p>
      <ol className="re:mt-4 re:list-decimal re:space-y-1 re:pl-5">
        {path.topics.map((topic) => (
          <li key={topic}>
            <a href={topicPath(topic)} className="re:inline-block re:py-1 re:text-gold-deep re:underline">
              {topics[topic].label}
            </a>
          </li>
        ))}
      </ol>
    </Ruled>
  )
}
