import { aap } from '../../content/program-pages/aap'
import { ProgramPage } from '../program-page/program-page'

export default function AapPage() {
  return <ProgramPage texts={aap} />
}
