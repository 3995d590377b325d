import { site } from '../site/site'

/** The platforms, in the order shown. */
export const platforms = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube'] as const

export type Platform = (typeof platforms)[number]

const windowFeatures = 'noopener,width=600,height=400'

async function copyForInstagram(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    alert('Link copied to clipboard! Share it on Instagram.')
  } catch {
    // Without permission or https there is no clipboard; the visitor copies the address by hand.
    prompt('Copy this link and share it on Instagram:', address)
  }
}

/** Shares the page at `address` (absolute). Instagram has no share link: it gets the address from the clipboard. */
export function sharePage(platform: Platform, address: string): void {
  const url = encodeURIComponent(address)
  switch (platform) {
    case 'Facebook':
      window.open(`https://www.facebook.com/sharer/sharer.php?u=${url}`, '_blank', windowFeatures)
      return
    case 'LinkedIn':
      window.open(`https://www.linkedin.com/sharing/share-offsite/?url=${url}`, '_blank', windowFeatures)
      return
    case 'Instagram':
      void copyForInstagram(address)
      return
    case 'YouTube':
      window.open(site.youtubeUrl, '_blank', 'noopener')
  }
}
