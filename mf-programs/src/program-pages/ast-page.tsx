import art from 'shared-ui/illustrations/neem.svg'
import { ast } from '../../content/program-pages/ast'
import { ProgramPage } from '../program-page/program-page'

export default function AstPage() {
  return <ProgramPage texts={ast} art={art} />
}
