import { sample } from 'shared-ui'
import type { ProgramTexts } from '../program-texts'

export const amt: ProgramTexts = {
  code: 'amt',
  lead: 'The vital points of the classical texts, and the light, informed touch that the tradition reserves for them.',
  format: sample('Theory and hands-on practice', 'Delivery format of the AMT program'),
  credential: sample('Marma Therapist Diploma', 'The exact name of the credential awarded for AMT'),
  overview: [
    'Sushruta, whose treatise is known above all for surgery, describes 107 marma: places where muscle, vessel, ligament, bone and joint meet, and where injury matters most. Surgeons learned them in order to avoid them. Later traditions of bodywork, in Kerala and elsewhere, learned to approach the same places gently, with oil and stillness. The Marma Therapist program teaches both sides of that inheritance.',
    'You learn the points region by region: name, measure, structure, traditional significance and caution. You learn to find them by the classical finger-measures on real and very different bodies, and to work with them by light pressure, slow circles, warm oil and attention. The work rests on the massage skills of AST, and brings to them a finer sense of where the hands are and why.',
    'Marma study also sharpens judgment. A good part of the program is devoted to when not to touch, how little pressure is enough, how to speak with a guest before and after a session, and how to tell relaxation from something that needs a physician.',
  ],
  ownPart:
    'The AMT part itself is 500 hours. Together with ALC and AST, 500 hours each, it makes the total of 1500 hours shown above.',
  highlights: [
    'All 107 marma described by Sushruta, studied region by region',
    'Classical finger-measures for locating each point on a living body',
    'Surface anatomy of muscles, vessels, nerves and joints',
    'Light pressure, circles, stillness and oil: the traditional techniques',
    'Marma abhyanga: weaving the points into a complete oil massage',
    'Head, neck, hand and foot sequences for calm and rest',
    'Contraindications, and the points that are left alone',
    'The therapist’s own practice: breath, posture and concentration',
    'The direct prerequisite for Panchakarma Technician (PKT)',
  ],
  learning: [
    {
      title: 'The classical account',
      term: 'Marma sharira',
      text: 'Sushruta’s chapter on the vital points: their number, their groups by structure and region, and why they were taught to surgeons.',
    },
    {
      title: 'Locating the points',
      term: 'Anguli pramana',
      text: 'The finger-measure of the person’s own hand, surface landmarks, and a great deal of supervised practice.',
    },
    {
      title: 'Anatomy in depth',
      text: 'What lies beneath each point in modern anatomical terms, and which structures deserve particular respect.',
    },
    {
      title: 'Touch',
      text: 'Pressure, duration, direction, oil and rhythm, and the many occasions on which less is better.',
    },
    {
      title: 'Marma massage',
      term: 'Marma abhyanga',
      text: 'Complete sessions for head, back, limbs and whole body, adapted to constitution and season.',
    },
    {
      title: 'The therapist',
      term: 'Pranayama, dhyana',
      text: 'Breath, posture, attention and the steadiness of mind that this work asks for.',
    },
  ],
  audience: [
    'AST graduates who want to refine their touch',
    'Bodyworkers and yoga teachers with a serious interest in subtle anatomy, once ALC and AST are complete',
    'Students who intend to continue to Panchakarma Technician (PKT)',
  ],
  careers: {
    intro: 'Marma work is offered as a specialty within spa and bodywork practice.',
    points: [
      'Marma sessions in Ayurvedic spas and retreat centres',
      'A specialty within an existing bodywork practice',
      'Gentle sessions for guests who prefer light touch',
      'Further study toward PKT and AAP',
    ],
  },
  pathway: {
    title: 'Pathway to PKT',
    text: 'AMT is the prerequisite for Panchakarma Technician, the highest level of the bodywork track. Add the 500-hour PKT part for a total of 2000 hours.',
    href: '/programs/pkt',
    label: 'Explore the PKT program',
  },
  scope: {
    intro:
      'Marma therapy is gentle touch for relaxation and well-being in the Ayurvedic tradition. It is not massage therapy, acupuncture or medical care, each of which is a regulated field in British Columbia.',
    within: [
      'Light touch and oil on marma points for comfort and calm',
      'Marma sequences within Ayurvedic massage',
      'Teaching simple self-massage of hands, feet and face',
      'Declining or postponing a session when it is not suitable',
    ],
    outside: [
      'Needles, heat devices or any work beneath the skin',
      'Deep pressure, joint manipulation and rehabilitation of injuries',
      'Diagnosing or treating disease or pain conditions',
      'The titles or the work of regulated professions',
    ],
  },
  curriculumRevised: true,
  search: {
    description:
      'Study the 107 marma points of Sushruta and their gentle touch. The Marma Therapist program totals 1500 hours and follows Spa Therapist (AST).',
    keywords: [
      'Ayurvedic Marma Therapist',
      'AMT program',
      'marma therapy training',
      'marma points training Canada',
      'Ayurvedic bodywork British Columbia',
    ],
  },
}
