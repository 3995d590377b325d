import { site } from '../site/site'

/** The four platforms of SPEC section 2, in the order shown. */
export const platforms = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube'] as const

export type Platform = (typeof platforms)[number]

const windowFeatures = 'noopener,width=600,height=400'

async function copyForInstagram(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    alert('Link copied to clipboard! Share it on Instagram.')
  } catch {
    // The visitor refused the clipboard, or the page is not on https: the address can still be copied by hand.
    prompt('Copy this link and share it on Instagram:', address)
  }
}

/** Shares the page at `address` (absolute) on one platform, as SPEC section 2 describes for each. */
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
