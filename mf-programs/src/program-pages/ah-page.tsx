import { ah } from '../../content/program-pages/ah'
import { ProgramPage } from '../program-page/program-page'

export default function AhPage() {
  return <ProgramPage texts={ah} />
}
