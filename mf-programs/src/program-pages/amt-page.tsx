import { amt } from '../../content/program-pages/amt'
import { ProgramPage } from '../program-page/program-page'

export default function AmtPage() {
  return <ProgramPage texts={amt} />
}
