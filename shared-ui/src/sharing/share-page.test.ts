// @vitest-environment happy-dom
import { site } from '../site/site'
import { platforms, sharePage } from './share-page'

const address = 'https://college.example/programs/pkt?from=a&to=b'
const encoded = encodeURIComponent(address)
const open = vi.fn<typeof window.open>()
const alert = vi.fn<(message: string) => void>()
const prompt = vi.fn<typeof window.prompt>()
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.resetAllMocks()
  for (const [name, stub] of Object.entries({ open, alert, prompt })) vi.stubGlobal(name, stub)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})

it('offers four platforms in the order of the specification', () => {
  expect(platforms).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'YouTube'])
})

it.each([
  ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encoded}`],
  ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`],
] as const)('shares on %s in a window of 600 by 400 that knows nothing of the page', (platform, url) => {
  sharePage(platform, address)
  expect(open).toHaveBeenCalledWith(url, '_blank', 'noopener,width=600,height=400')
})

it('copies the address for Instagram, and says so once it is copied', async () => {
  writeText.mockResolvedValue()
  sharePage('Instagram', address)
  expect(writeText).toHaveBeenCalledWith(address)
  await vi.waitFor(() =>
    expect(alert).toHaveBeenCalledWith('Link copied to clipboard! Share it on Instagram.'),
  )
  expect(open).not.toHaveBeenCalled()
})

it('lets the visitor copy the address by hand where the clipboard is closed', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  sharePage('Instagram', address)
  await vi.waitFor(() => expect(prompt).toHaveBeenCalledWith(expect.any(String), address))
  expect(alert).not.toHaveBeenCalled()
})

it('opens the college’s channel for YouTube', () => {
  sharePage('YouTube', address)
  expect(open).toHaveBeenCalledWith(site.youtubeUrl, '_blank', 'noopener')
})
