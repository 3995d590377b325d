import { exampleFiles, type ExampleFile } from './example-files'

/** Every component of the kit with all its examples. */
export function Gallery() {
  return (
    <>
      <header className="gallery-head">
        <h1>Kit gallery</h1>
        <nav aria-label="Components">
          <ul>
            {exampleFiles.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        {exampleFiles.map((file) => (
          <Examples key={file.id} {...file} />
        ))}
      </main>
    </>
  )
}

function Examples({ id, title, examples }: ExampleFile) {
  return (
    <section id={id} className="gallery-component">
      <h2>{title}</h2>
      {examples.map(({ title: example, Render }) => (
        <article key={example} aria-label={`${title}: ${example}`}>
          <h3>{example}</h3>
          <div className="gallery-stage">
            <Render />
          </div>
        </article>
      ))}
    </section>
  )
}
