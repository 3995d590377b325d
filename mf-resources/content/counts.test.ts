import { classicalTexts } from './classical-texts'
import { doshaDiets } from './dosha-diets'
import { doshas } from './doshas'
import { educationalGuides } from './educational-guides'
import { healthConditions } from './health-conditions'
import { hub } from './hub'
import { lifestylePractices } from './lifestyle-practices'
import { panchakarmaTherapies } from './panchakarma-therapies'
import { databases, journals, organizations, researchAreas } from './research-sources'
import { topics } from './topics'
import { wellnessTools } from './wellness-tools'

describe('the resources hub', () => {
  it('shows every topic once, in the order of the menu', () => {
    const cards = [...hub.foundations.cards, ...hub.deeper.cards].map((card) => card.topic)
    expect(cards).toEqual(Object.keys(topics))
  })
})

describe('classical texts', () => {
  it('presents the three classics in order', () => {
    const names = classicalTexts.sections.threeClassics.texts.map((text) => text.name)
    expect(names).toEqual(['Sushruta Samhita', 'Charaka Samhita', 'Ashtanga Hridaya'])
  })

  it('names eight branches', () => {
    expect(classicalTexts.sections.eightBranches.branches).toHaveLength(8)
  })
})

describe('health conditions', () => {
  it('lists root causes and holistic measures and carries a disclaimer', () => {
    expect(healthConditions.sections.rootCauses.causes.length).toBeGreaterThan(3)
    expect(healthConditions.sections.holisticTreatment.measures.length).toBeGreaterThan(3)
    expect(healthConditions.disclaimer.heading).toMatch(/not medical advice/)
  })

  it('describes six stages of imbalance', () => {
    expect(healthConditions.sections.sixStages.stages).toHaveLength(6)
  })
})

describe('lifestyle practices', () => {
  it('wakes at 5:30–6:00 AM and sleeps by 10:00 PM', () => {
    expect(lifestylePractices.sections.morning.steps[0]?.time).toBe('5:30–6:00 AM')
    expect(lifestylePractices.sections.evening.steps.at(-1)?.title).toBe('Sleep by 10:00 PM')
  })

  it('gives practices for Spring, Summer, Fall and Winter', () => {
    const { seasons } = lifestylePractices.sections.seasons
    expect(seasons.map((season) => season.name)).toEqual(['Spring', 'Summer', 'Fall', 'Winter'])
    for (const season of seasons) expect(season.practices, season.name).toHaveLength(4)
  })
})

describe('Panchakarma and therapies', () => {
  const { fiveActions, threePhases } = panchakarmaTherapies.sections

  it('describes five actions, each with benefits and cautions', () => {
    const names = fiveActions.actions.map((action) => action.name)
    expect(names).toEqual(['Vamana', 'Virechana', 'Basti', 'Nasya', 'Raktamokshana'])
    for (const action of fiveActions.actions) {
      expect(action.benefits.length, action.name).toBeGreaterThanOrEqual(3)
      expect(action.cautions, action.name).not.toBe('')
    }
  })

  it('describes three phases', () => {
    const names = threePhases.phases.map((phase) => phase.name)
    expect(names).toEqual(['Purvakarma', 'Pradhanakarma', 'Paschatkarma'])
  })
})

describe('educational guides', () => {
  const { prakriti, seasonalLiving, threeGunas } = educationalGuides.sections

  it('gives each of three doshas five characteristics and four signs of imbalance', () => {
    expect(doshas.map(({ name, subtitle }) => `${name} (${subtitle})`)).toEqual([
      'Vata (Air & Ether)',
      'Pitta (Fire & Water)',
      'Kapha (Water & Earth)',
    ])
    for (const dosha of doshas) {
      expect(dosha.characteristics, dosha.name).toHaveLength(5)
      expect(dosha.imbalanceSigns, dosha.name).toHaveLength(4)
    }
  })

  it('names the five assessment factors', () => {
    expect(prakriti.factors.map((factor) => factor.name)).toEqual([
      'Build',
      'Skin',
      'Digestion',
      'Mental tendencies',
      'Sleep and energy',
    ])
  })

  it('maps four seasons to doshas with three tips each', () => {
    expect(seasonalLiving.seasons.map(({ season, dosha }) => `${season} ${dosha}`)).toEqual([
      'Spring Kapha',
      'Summer Pitta',
      'Fall Vata',
      'Winter Vata-Kapha',
    ])
    for (const { season, tips } of seasonalLiving.seasons) expect(tips, season).toHaveLength(3)
  })

  it('describes three gunas', () => {
    expect(threeGunas.gunas.map((guna) => guna.name)).toEqual(['Sattva', 'Rajas', 'Tamas'])
  })
})

describe('research', () => {
  it('lists four databases, five journals and five organizations', () => {
    expect(databases).toHaveLength(4)
    expect(journals).toHaveLength(5)
    expect(organizations).toHaveLength(5)
  })

  it('lists four research areas with four topics each', () => {
    expect(researchAreas).toHaveLength(4)
    for (const area of researchAreas) expect(area.topics, area.title).toHaveLength(4)
  })
})

describe('wellness tools', () => {
  it('offers five tools, each with a list', () => {
    const { tools } = wellnessTools.sections.tools
    expect(tools).toHaveLength(5)
    for (const tool of tools) expect(tool.list.length, tool.title).toBeGreaterThanOrEqual(4)
  })

  it('gives a diet and a recipe for each dosha', () => {
    expect(doshaDiets.map((diet) => diet.dosha)).toEqual(['Vata', 'Pitta', 'Kapha'])
  })
})
