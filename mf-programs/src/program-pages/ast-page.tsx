import { ast } from '../../content/program-pages/ast'
import { ProgramPage } from '../program-page/program-page'

export default function AstPage() {
  return <ProgramPage texts={ast} />
}
