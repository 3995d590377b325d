import { Slot } from 'shared-ui'
import { AboutSummary } from './about-summary'
import { ContactCall } from './contact-call'
import { ExperienceSummary } from './experience-summary'
import { FacultySummary } from './faculty-summary'
import { HomeHero } from './home-hero'
import { StandardsSummary } from './standards-summary'

/** Other remotes fill three of its parts (slots). */
export default function HomePage() {
  return (
    <>
      <HomeHero />
      <AboutSummary />
      <Slot name="home.programs" />
      <StandardsSummary />
      <FacultySummary />
      <ExperienceSummary />
      <Slot name="home.podcast" />
      <Slot name="home.admissions" />
      <ContactCall />
    </>
  )
}
