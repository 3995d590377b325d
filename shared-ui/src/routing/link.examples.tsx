import { Link } from './link'

export const ToPage = () => <Link to="/programs">Programs</Link>

export const ToAnchor = () => <Link to="#badge">Badge</Link>
