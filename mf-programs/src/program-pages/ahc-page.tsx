import { ahc } from '../../content/program-pages/ahc'
import { ProgramPage } from '../program-page/program-page'

export default function AhcPage() {
  return <ProgramPage texts={ahc} />
}
