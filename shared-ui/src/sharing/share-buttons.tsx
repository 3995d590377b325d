import { Tooltip } from '../components/tooltip'
import { Icon, type IconName } from '../components/icon'
import { platforms, sharePage, type Platform } from './share-page'

const look: Record<Platform, { icon: IconName; name: string }> = {
  Facebook: { icon: 'facebook', name: 'Share on Facebook (opens a new window)' },
  Instagram: { icon: 'instagram', name: 'Copy the link to share on Instagram' },
  LinkedIn: { icon: 'linkedin', name: 'Share on LinkedIn (opens a new window)' },
  YouTube: { icon: 'youtube', name: 'Our YouTube channel (opens a new tab)' },
}

/** The row of social buttons. They need JavaScript, so their container needs the class `kit-needs-script`. */
export function ShareButtons() {
  return (
    <ul className="ui:flex ui:flex-wrap ui:gap-3">
      {platforms.map((platform) => (
        <li key={platform}>
          <Tooltip label={platform}>
            <button
              type="button"
              aria-label={look[platform].name}
              onClick={() => sharePage(platform, location.href)}
              className="ui:grid ui:size-11 ui:cursor-pointer ui:place-items-center ui:rounded-full ui:border ui:transition-colors ui:hover:border-gold ui:hover:bg-gold ui:hover:text-deep"
            >
              <Icon name={look[platform].icon} />
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
