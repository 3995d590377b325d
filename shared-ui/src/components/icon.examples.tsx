import { Badge } from './badge'
import { Grid } from './grid'
import { Icon, type IconName } from './icon'
import { iconPaths } from './icon-paths'

const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name)

export const WholeSet = () => (
  <Grid columns={4}>
    {Object.keys(iconPaths)
      .filter(isIconName)
      .map((name) => (
        <li key={name}>
          <Badge tone="outline">
            <Icon name={name} /> {name}
          </Badge>
        </li>
      ))}
  </Grid>
)
