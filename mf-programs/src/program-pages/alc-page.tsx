import { alc } from '../../content/program-pages/alc'
import { ProgramPage } from '../program-page/program-page'

export default function AlcPage() {
  return <ProgramPage texts={alc} />
}
