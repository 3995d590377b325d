import { sample } from 'shared-ui'
import type { ProgramTexts } from '../program-texts'

export const ast: ProgramTexts = {
  code: 'ast',
  lead: 'The first program of the bodywork track: the oils, steams, powders and rhythms of traditional Ayurvedic body care.',
  format: sample('Theory and hands-on practice', 'Delivery format of the AST program'),
  credential: sample('Spa Therapist Diploma', 'The exact name of the credential awarded for AST'),
  overview: [
    'The classical texts praise the daily use of warm oil in a way that still surprises modern readers: as a habit as ordinary as bathing, and one of the kindest things a person can do for the body. The Spa Therapist program teaches this tradition of touch as a professional skill, from the preparation of the room and the oil to the last quiet minutes after a session.',
    'You learn the principal external therapies used in Ayurvedic spas: full-body oil massage in its one-therapist and two-therapist forms, head, face and foot massage, dry brushing and powder massage, herbal poultices, steam, and the slow pouring of oil over the forehead. Each is taught with its traditional purpose, its variations for Vata, Pitta and Kapha, and its cautions.',
    'A spa therapist is also a host. Hygiene, draping, consent, posture, timing, laundry, oil handling and the way a guest is welcomed are part of the curriculum, because they are what a guest remembers and what an employer looks for.',
  ],
  ownPart:
    'The AST part itself is 500 hours. Together with the 500 hours of ALC it makes the total of 1000 hours shown above.',
  highlights: [
    'Abhyanga: full-body warm oil massage for each constitution',
    'Shirodhara, the slow pouring of oil over the forehead',
    'Garshana and udvartana: dry brushing and herbal powder massage',
    'Swedana: steam and warm herbal poultices',
    'Head, face, hand and foot massage',
    'Choosing, preparing and storing oils, powders and pastes',
    'Hygiene, draping, consent and the care of the room',
    'Body mechanics that let a therapist work for years',
    'The entry to Marma Therapist (AMT) and Panchakarma Technician (PKT)',
  ],
  learning: [
    {
      title: 'Oil massage',
      term: 'Abhyanga',
      text: 'Stroke, pressure, pace and oil for different constitutions, with one therapist or two working in rhythm.',
    },
    {
      title: 'Pouring therapies',
      term: 'Shirodhara',
      text: 'Preparing the liquid, the stand and the guest, and holding a steady stream from beginning to end.',
    },
    {
      title: 'Powder and brush',
      term: 'Udvartana, garshana',
      text: 'Dry techniques traditionally used to invigorate, and when an oil is the better choice.',
    },
    {
      title: 'Warmth',
      term: 'Swedana',
      text: 'Steam, poultice and wrap: comfort, duration, observation and the conditions in which warmth is not used.',
    },
    {
      title: 'Anatomy for bodywork',
      text: 'Muscles, joints, skin and circulation, with the signs that mean a session should wait.',
    },
    {
      title: 'Spa practice',
      text: 'Intake forms, contraindications, hygiene, scheduling, product knowledge and the manners of a good host.',
    },
  ],
  audience: [
    'ALC graduates who want to work with their hands',
    'Spa, retreat and hospitality staff looking for a specialty',
    'Massage and bodywork professionals who want to add the Ayurvedic tradition',
    'Students who intend to continue to AMT and PKT',
  ],
  careers: {
    intro:
      'Ayurvedic spa work is found in day spas, resorts and retreat centres, and in small private rooms.',
    points: [
      'Ayurvedic body therapies in day spas, hotels and resorts',
      'Retreat and residential wellness programs',
      'A private spa room, under the municipal rules that apply to it',
      'Further study in marma and Panchakarma',
    ],
  },
  pathway: {
    title: 'Pathway to AMT',
    text: 'AST is the prerequisite for Marma Therapist. Add the 500-hour AMT part for a total of 1500 hours, and continue from there to Panchakarma Technician (PKT).',
    href: '/programs/amt',
    label: 'Explore the AMT program',
  },
  scope: {
    intro:
      'Ayurvedic spa therapy is offered for comfort, relaxation and well-being. Massage therapy is a regulated profession in British Columbia with its own education; this program does not lead to it.',
    within: [
      'Traditional oil, powder, steam and pouring therapies for relaxation',
      'Intake and observation to choose suitable oils and techniques',
      'General advice on self-massage and daily body care',
      'Declining or postponing a session when it is not suitable',
    ],
    outside: [
      'Assessment or treatment of injury, pain or disease',
      'Manipulation of joints, and work in or beneath the skin',
      'Procedures within the ear, nose or other body openings',
      'The title or the work of a massage therapist',
    ],
  },
  curriculumRevised: true,
  search: {
    description:
      'Train in abhyanga, shirodhara, swedana and traditional Ayurvedic spa care. The Spa Therapist program totals 1000 hours and builds on ALC.',
    keywords: [
      'Ayurvedic Spa Therapist',
      'AST program',
      'abhyanga training',
      'shirodhara training Canada',
      'Ayurvedic spa training British Columbia',
    ],
  },
}
