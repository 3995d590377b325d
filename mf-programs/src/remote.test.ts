import { admissions } from '../content/admissions'
import remote from './remote'

const pages = remote.pages.flatMap(({ path, params = [{}], metadata }) =>
  params.map((values) => ({
    path: path.replace(/:(\w+)/, (_, name: string) => values[name] ?? ''),
    head: metadata(values),
  })),
)
const dataOf = (path: string) => pages.find((page) => page.path === path)?.head.structuredData
const json = (path: string) => JSON.stringify(dataOf(path))

it('the Programs menu lists code, title and hours as the specification does', () => {
  const entries = remote.navigation
    .filter(({ code }) => code)
    .toSorted((a, b) => a.order - b.order)
    .map(({ place, code, label, hours }) => [typeof place === 'object' && place.section, code, label, hours])
  expect(entries).toEqual([
    ['Core Pathways', 'alc', 'Lifestyle Consultant', 500],
    ['Core Pathways', 'ahc', 'Health Counselor', 1000],
    ['Core Pathways', 'ap', 'Practitioner', 2000],
    ['Core Pathways', 'aap', 'Advanced Practitioner', 4000],
    ['Specializations', 'ast', 'Spa Therapist', 1000],
    ['Specializations', 'abt', 'Beauty Therapist', 1000],
    ['Specializations', 'amt', 'Marma Therapist', 1500],
    ['Specializations', 'pkt', 'Panchakarma Technician', 2000],
    ['Specializations', 'an', 'Nutritionist', 1000],
    ['Specializations', 'ah', 'Herbalist', 1000],
  ])
})

it.each([
  ['/programs/alc', '"price":5495'],
  ['/programs/alc', '"price":6495'],
  ['/programs/alc', '"coursePrerequisites":"High School Diploma"'],
  ['/programs/ap', '"coursePrerequisites":"ALC + AHC + AN + AH"'],
  ['/programs/ap', '"programPrerequisites":"ALC + AHC + AN + AH"'],
  ['/programs/amt', '"timeRequired":"PT1500H"'],
  ['/programs/pkt', '"timeRequired":"PT2000H"'],
  ['/programs', '"numberOfItems":10'],
])('structured data of %s holds %s', (path, property) => {
  expect(json(path)).toContain(property)
})

it('structured data gives the answers of the admissions page to its questions', () => {
  const answers = admissions.questions.items.map(({ question, answer }) => ({
    name: question,
    acceptedAnswer: { text: answer },
  }))
  expect(dataOf('/admissions')).toMatchObject([{ mainEntity: answers }])
})

it('the overview is a list of ten courses', () => {
  expect(json('/programs')?.match(/ListItem"/g)).toHaveLength(10)
})

it('AAP is also described as a program of the courses that have hours of their own', () => {
  // AAP itself, and eight courses: the hours of AP are those of its courses.
  expect(json('/programs/aap')?.match(/"@type":"Course"/g)).toHaveLength(9)
})
