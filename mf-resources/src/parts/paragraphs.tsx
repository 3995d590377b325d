import { RunningText } from './running-text'

export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <RunningText text={text} />
    </p>
  ))
}
