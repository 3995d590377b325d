import { Button } from './button'
import { Tooltip } from './tooltip'

export const OnButton = () => (
  <Tooltip label="LinkedIn">
    <Button variant="outline">in</Button>
  </Tooltip>
)
