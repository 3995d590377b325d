import { sample, site } from 'shared-ui'
import type { ProgramTexts } from '../program-texts'

export const pkt: ProgramTexts = {
  code: 'pkt',
  lead: 'The highest level of the specialty and bodywork track: classical knowledge of Panchakarma, preparatory therapies and skilled assistance.',
  level: 'Specialty Level',
  format: sample('Theory, practice and internship', 'Delivery format of the PKT program'),
  credential: 'Panchakarma Diploma',
  overview: [
    'Panchakarma, the five actions, is the best known and least understood part of Ayurveda. The classical texts describe a long and ordered course: preparation with oil and warmth, a main action chosen for a particular person and season, and a patient return to ordinary food and life. The Panchakarma Technician program teaches you to understand the whole course and to be a reliable pair of hands within it.',
    'It is a specialty program on the bodywork track and the highest level of that track. You arrive with the principles of ALC, the massage and steam of AST and the precise touch of AMT. PKT adds the classical knowledge of the five actions and their three phases, the spa-type preparatory therapies in their full form, and the work of an assistant: preparing rooms, oils, foods and records, observing the guest, and reporting to the person in charge.',
    'Career opportunities lie in places that offer Ayurvedic retreats and body therapies: spas, residential wellness centres and teaching institutions, in Canada and abroad. Technicians work as members of a team and under direction. Where a main procedure is a matter for licensed practitioners, the program teaches what it is and why it is done, not how to perform it.',
    sample(
      'The learning format joins theory, supervised hands-on practice and internship. Theory comes first; practice begins among fellow students and continues with guests under supervision; internship completes the program in a working setting.',
      'Career opportunities and learning format of the PKT program',
    ),
  ],
  ownPart:
    'The PKT part itself is 500 hours. With ALC, AST and AMT before it, 500 hours each, it makes the total of 2000 hours shown above.',
  highlights: [
    'The five actions and their three phases, as the classical texts describe them',
    'Snehana: oil therapies of the preparatory phase',
    'Swedana: steam, poultice and warmth in all their traditional forms',
    'Shirodhara and other pouring therapies',
    'Assisting: preparing rooms, oils, linens, foods and records',
    'Samsarjana krama: the graded diet of the recovery phase',
    'Contraindications, observation, hygiene and emergency response',
    `Internships at ${site.partnerSpa}, in India and at further facilities`,
    'One of the three requirements for Advanced Practitioner (AAP)',
  ],
  learning: [
    {
      title: 'The five actions',
      term: 'Panchakarma',
      text: 'Vamana, Virechana, Basti, Nasya and Raktamokshana: purpose, season, indications and cautions in the classical literature, studied as knowledge.',
    },
    {
      title: 'Preparation',
      term: 'Purvakarma',
      text: 'External oiling and warmth as they are offered in spas and retreats: technique, timing, variation and observation.',
    },
    {
      title: 'Main procedures',
      term: 'Pradhanakarma',
      text: 'What happens, who decides, what can go wrong, and how an assistant supports the responsible practitioner.',
    },
    {
      title: 'Recovery',
      term: 'Paschatkarma',
      text: 'Rest, graded diet and the return to routine, with kitchen practice in the traditional recovery foods.',
    },
    {
      title: 'Oils and preparations',
      text: 'Selecting, warming, filtering, storing and disposing of oils, powders and decoctions, with clean and careful records.',
    },
    {
      title: 'Safety and the law',
      text: 'Screening, contraindications, consent, infection control, first response, and the activities that are restricted in British Columbia.',
    },
  ],
  audience: [
    'AMT graduates who want to complete the bodywork track',
    'Spa and retreat therapists preparing to work in an Ayurvedic team',
    'Students combining both tracks toward Advanced Practitioner (AAP)',
  ],
  careers: {
    intro:
      'Panchakarma technicians work in teams, usually in residential or spa settings, under the direction of the person responsible for the program.',
    points: [
      'Ayurvedic spas and wellness resorts',
      'Residential retreat centres',
      'Assistance to experienced practitioners in Canada and abroad',
      'Training and supervision of spa staff in the preparatory therapies',
    ],
  },
  recognition: [
    'Graduates receive the Panchakarma Diploma of the college. It documents 2000 hours of training, from ALC to PKT, and can be shown to employers, professional associations and schools abroad.',
    'Ayurveda is not a regulated health profession in British Columbia. Each association, employer and authority decides for itself which training it accepts, so please ask the body you have in mind before you enroll. We gladly provide a description of the program for that purpose.',
  ],
  internships: {
    intro:
      'Internship places the training in a working day: real guests, real schedules and a team that relies on you. Places are arranged with each student.',
    places: [
      {
        title: `At ${site.partnerSpa}`,
        text: 'Supervised practice in the preparatory therapies, with guests and colleagues, in the daily work of a spa.',
        link: { label: `Visit ${site.partnerSpa}`, href: site.partnerSpaUrl },
      },
      {
        title: 'In India',
        text: 'A residential stay in the country that Panchakarma comes from, observing and assisting in an Ayurvedic setting.',
      },
      {
        title: 'In North America',
        text: 'Internships at other registered facilities in North America, for students who prefer to stay closer to home.',
      },
    ],
  },
  pathway: {
    title: 'Pathway to AAP',
    text: 'Add AP certification and beauty therapy (ABT) to PKT for a 4000-hour qualification: Advanced Practitioner, where both tracks of the college meet.',
    href: '/programs/aap',
    label: 'Explore the AAP program',
  },
  scope: {
    intro:
      'A Panchakarma Technician assists. The training covers the classical knowledge of the five actions and the hands-on skills of spa-type preparation; several of the main procedures are restricted activities in British Columbia and are not performed by technicians.',
    within: [
      'External oil, steam, powder and pouring therapies of the preparatory phase',
      'Preparing rooms, oils, foods and records',
      'Observing guests and reporting to the person responsible',
      'Supporting rest, diet and routine during recovery',
    ],
    outside: [
      'Prescribing or performing the main Panchakarma procedures',
      'Any procedure beneath the skin or within a body opening',
      'Diagnosing or treating disease, or advising on medicines',
      'The titles or the work of regulated health professions',
    ],
    link: { label: `Visit ${site.association}`, href: site.associationUrl },
  },
  curriculumRevised: true,
  search: {
    title: 'Panchakarma Technician, Victoria BC',
    description:
      'Panchakarma Technician training in Victoria BC: classical knowledge, preparatory therapies and internships. A diploma of 2000 hours in total, after AMT.',
    keywords: [
      'Panchakarma technician Victoria BC',
      'Panchakarma training Victoria BC',
      'Ayurveda bodywork training Victoria BC',
      'Panchakarma Diploma',
      'purvakarma',
      'Ayurvedic spa internship',
    ],
  },
}
