// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { sampleValues, site } from 'shared-ui'
import { homePodcast } from '../../content/home-podcast'
import { podcast } from '../../content/podcast'
import { podcastTopics } from '../../content/podcast-topics'
import PodcastPage from './podcast-page'

const address = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => void render(<PodcastPage />))

it('has its name, a listen link and the way to the guest application', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(site.podcastName)
  expect(address(/^Listen on Spotify/)).toBe(site.podcastUrl)
  expect(address(/^Become a Guest/)).toBe('#guest-application')
  const section = document.getElementById('guest-application')!
  expect(within(section).getByRole('button', { name: 'Submit Application' })).toBeTruthy()
})

it('shows episode 1, of 45 minutes, with its own listen link', () => {
  expect(screen.getByText('Episode 1')).toBeTruthy()
  expect(screen.getByText('45 min')).toBeTruthy()
  expect(address(/^Listen to Episode 1/)).toBe(site.episodeUrl)
})

it('shows the first 6 of 13 suggested topics', () => {
  expect(new Set(podcastTopics).size).toBe(13)
  expect(podcastTopics.filter((topic) => screen.queryByText(topic))).toEqual(podcastTopics.slice(0, 6))
})

it('marks what is told of episode 1 as placeholders, here and on the home page', () => {
  const samples = sampleValues.map(({ value }) => value)
  const told = [podcast.episode.description, ...podcast.episode.points, homePodcast.episodeText]
  expect(told.filter((text) => !samples.includes(text))).toEqual([])
})
