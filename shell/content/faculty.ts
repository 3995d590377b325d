import { sample } from 'shared-ui'

/** A teacher of the college. */
export interface FacultyMember {
  name: string
  /** Role at the college, and credentials. */
  title: string
  /** Anchor on the page of the faculty, and name of the portrait in shell/src/illustrations/portraits. */
  id: string
  /** Codes of the programs that they teach in. */
  teaches: string[]
  /** Stored for the college's own use; not displayed. */
  specialties: [string, string, string]
}

/** The heading of the list on a program's page. */
export const teachersHeading = 'Who teaches this'

/** Seven placeholder people: the college supplies its own. No one is called "Dr." or has a reserved title. */
export const faculty: FacultyMember[] = [
  {
    name: sample('Meera Nambiar', 'Faculty member 1: name and photograph'),
    title: sample('Director of Studies, BAMS (India)', 'Faculty member 1: title and credentials'),
    id: 'meera-nambiar',
    teaches: ['alc', 'ahc', 'ap', 'aap'],
    specialties: ['Classical texts', 'Constitution and assessment', 'Curriculum design'],
  },
  {
    name: sample('Ananda Wickramasinghe', 'Faculty member 2: name and photograph'),
    title: sample('Senior Teacher of Panchakarma Studies, Vaidya', 'Faculty member 2: title and credentials'),
    id: 'ananda-wickramasinghe',
    teaches: ['pkt', 'aap'],
    specialties: ['Panchakarma theory', 'Oil and decoction making', 'Aftercare and diet'],
  },
  {
    name: sample('Claire Beaumont', 'Faculty member 3: name and photograph'),
    title: sample('Instructor, Ayurvedic Nutrition', 'Faculty member 3: title and credentials'),
    id: 'claire-beaumont',
    teaches: ['alc', 'an', 'ap', 'aap'],
    specialties: ['Therapeutic cooking', 'Dosha diets', 'Seasonal menus'],
  },
  {
    name: sample('Harjit Singh Dhaliwal', 'Faculty member 4: name and photograph'),
    title: sample('Instructor, Herbology and Formulation', 'Faculty member 4: title and credentials'),
    id: 'harjit-dhaliwal',
    teaches: ['ah', 'ap', 'aap'],
    specialties: ['Dravyaguna', 'Formulation', 'Herb quality and safety'],
  },
  {
    name: sample('Mei-Lin Chow', 'Faculty member 5: name and photograph'),
    title: sample('Instructor, Spa and Marma Therapy', 'Faculty member 5: title and credentials'),
    id: 'mei-lin-chow',
    teaches: ['ast', 'abt', 'amt', 'aap'],
    specialties: ['Abhyanga', 'Marma points', 'Spa practice and client care'],
  },
  {
    name: sample('Emmanuel Okafor', 'Faculty member 6: name and photograph'),
    title: sample(
      'Instructor in Anatomy and Research Literacy, MSc',
      'Faculty member 6: title and credentials',
    ),
    id: 'emmanuel-okafor',
    teaches: ['ahc', 'ap', 'aap'],
    specialties: ['Anatomy and physiology', 'Reading research', 'Ethics and scope of practice'],
  },
  {
    name: sample('Leela Marchetti', 'Faculty member 7: name and photograph'),
    title: sample(
      'Student Mentor and Instructor, Lifestyle Practices',
      'Faculty member 7: title and credentials',
    ),
    id: 'leela-marchetti',
    teaches: ['alc', 'ap', 'aap'],
    specialties: ['Daily and seasonal routine', 'Yoga and breath', 'Student support'],
  },
]
