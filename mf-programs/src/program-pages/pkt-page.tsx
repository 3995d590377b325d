import { pkt } from '../../content/program-pages/pkt'
import { ProgramPage } from '../program-page/program-page'

export default function PktPage() {
  return <ProgramPage texts={pkt} />
}
