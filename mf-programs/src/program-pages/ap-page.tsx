import { ap } from '../../content/program-pages/ap'
import { ProgramPage } from '../program-page/program-page'

export default function ApPage() {
  return <ProgramPage texts={ap} />
}
