import type { Entry, ResourcePage } from './resource-page'

/** One of the three classics. */
export interface ClassicalText {
  name: string
  meaning: string
  knownFor: string
  attributedTo: string
  period: string
  form: string
  description: string[]
  /** Chapters that reward a first visit. */
  whereToLook: string[]
}

/** The page /resources/classical-texts. */
export const classicalTexts = {
  topic: 'classical-texts',
  lead: 'Three Sanskrit works are at the centre of Ayurveda. Students still learn from them, practitioners still quote them, and each has a voice of its own. This page introduces all three and suggests a way to begin reading.',
  sections: {
    greatTriad: {
      id: 'great-triad',
      heading: 'The great triad',
      intro: [
        'The Sushruta Samhita, the Charaka Samhita and the Ashtanga Hridaya are known together as the Brihat Trayi, the great triad. Later authors build on them, and their chapters on daily life, food, seasons and the character of a good practitioner are still the backbone of an Ayurvedic education.',
        'A samhita is a compilation, and its books are called sthana: Sutra Sthana 9 is the ninth chapter of the first book. These books were taught aloud, memorized, edited and completed over generations, so a single author and a single year can rarely be given. Scholars differ about the dates, and the ranges below are rough ones. Strictly speaking, the third place belongs to the work of Vagbhata, which survives both as the Ashtanga Hridaya and as the closely related Ashtanga Sangraha.',
      ],
      comparison: {
        caption: 'The three classics side by side',
        columns: ['Text', 'Known for', 'Attributed to', 'Roughly dated', 'Form'],
      },
    },
    threeClassics: {
      id: 'three-classics',
      heading: 'The three classics',
      intro: [],
      whereToLookHeading: 'Where to look first',
      texts: [
        {
          name: 'Sushruta Samhita',
          meaning: 'The compilation of Sushruta',
          knownFor: 'Surgery and the practical training of students',
          attributedTo: 'Sushruta, a pupil of Divodasa Dhanvantari',
          period: 'Begun in the last centuries BCE; in its present form by about 500 CE',
          form: 'Five books with 120 chapters, and a later supplement of 66',
          description: [
            'The Sushruta Samhita is the great book of shalya, surgery. It describes more than one hundred instruments, the dressing of wounds, the setting of bones, and the reconstruction of the ear lobe and the nose. A supplement, the Uttara-tantra, adds the eyes, ears, nose and head, the care of children, fevers and much else.',
            'Its way of teaching is strikingly practical. Students rehearse incisions on gourds and other fruit, and sutures on cloth and hide, before they care for a patient. Knowledge without practice and practice without knowledge are compared to a bird with one wing.',
          ],
          whereToLook: [
            'Sutra Sthana 9, on training with models',
            'Sutra Sthana 15, with its often quoted description of a healthy person',
            'Sutra Sthana 21, on the six stages in which an imbalance develops',
          ],
        },
        {
          name: 'Charaka Samhita',
          meaning: 'The compilation of Charaka',
          knownFor: 'Internal medicine, method, diet and professional ethics',
          attributedTo:
            'The teaching of Atreya, recorded by Agnivesha, edited by Charaka, completed by Dridhabala',
          period: 'Between about the 2nd century BCE and the 2nd century CE',
          form: 'Eight books with 120 chapters',
          description: [
            'The Charaka Samhita is the great book of kayachikitsa, internal medicine. It presents the teaching of the sage Atreya as his pupil Agnivesha recorded it. Charaka edited the work, and Dridhabala later completed it: seventeen chapters on therapy and the whole of the last two books are his.',
            'It is also the most philosophical of the three. It reasons about causes, asks how knowledge is gained, gives rules for debate and describes what makes a practitioner worthy of trust. Long passages take the form of assemblies in which sages disagree, and the reader is invited to weigh their arguments.',
          ],
          whereToLook: [
            'Sutra Sthana 5 to 8, on daily and seasonal habits, natural urges and good conduct',
            'Sutra Sthana 26 and 27, on tastes, foods and drinks',
            'Vimana Sthana 8, on choosing a teacher, studying and debating',
          ],
        },
        {
          name: 'Ashtanga Hridaya',
          meaning: 'The heart of the eight branches',
          knownFor: 'A concise synthesis in verse of both earlier schools',
          attributedTo: 'Vagbhata',
          period: 'About the 6th or 7th century CE',
          form: 'Six books with 120 chapters',
          description: [
            'The Ashtanga Hridaya gathers what its author found best in the earlier schools and sets it in compact verse. It is orderly, practical and easy to memorize, which is why so many students meet it first, and why families of practitioners in Kerala have handed it down by heart.',
            'Its opening chapter is a small course in itself: the eight branches, the three doshas with their qualities, the tastes, and the four pillars of care, namely the practitioner, the medicine, the attendant and the patient.',
          ],
          whereToLook: [
            'Sutra Sthana 1, on the doshas and their qualities',
            'Sutra Sthana 2 and 3, on the daily and the seasonal routine',
            'Sutra Sthana 11 and 12, on doshas, tissues and wastes in detail',
          ],
        },
      ] satisfies ClassicalText[],
    },
    eightBranches: {
      id: 'eight-branches',
      heading: 'The eight branches',
      intro: [
        'All three works share one map of the field. It has eight branches, or angas, and gives the Ashtanga Hridaya its name.',
      ],
      branches: [
        {
          title: 'Internal medicine',
          term: 'Kayachikitsa',
          text: 'Digestion, fevers and disorders of the whole body.',
        },
        { title: 'Care of children', term: 'Kaumarabhritya', text: 'Birth, infancy and childhood.' },
        {
          title: 'Disorders of the mind',
          term: 'Bhutavidya',
          text: 'Distress that the texts attribute to unseen influences.',
        },
        { title: 'Above the collarbones', term: 'Shalakya', text: 'Eyes, ears, nose, mouth and head.' },
        { title: 'Surgery', term: 'Shalya', text: 'Wounds, fractures and foreign bodies.' },
        { title: 'Toxicology', term: 'Agada', text: 'Bites, stings and poisons.' },
        { title: 'Renewal', term: 'Rasayana', text: 'Vitality, memory and aging well.' },
        { title: 'Reproductive vitality', term: 'Vajikarana', text: 'Fertility and healthy offspring.' },
      ] satisfies Entry[],
    },
    studyGuide: {
      id: 'study-guide',
      heading: 'A study guide',
      intro: [
        'You do not need to read from the first page to the last. These five steps have served many beginners.',
      ],
      steps: [
        {
          title: 'Begin with three short chapters',
          text: 'Read Ashtanga Hridaya, Sutra Sthana 1 to 3. They give you the doshas, the day and the year in some hundred and fifty verses.',
        },
        {
          title: 'Keep a word list',
          text: 'Write down each term with the verse where you met it: dosha, agni, dhatu, srotas. Meanings shift with context, and your own examples will teach you more than a glossary.',
        },
        {
          title: 'Compare one subject in all three',
          text: 'The daily routine is a good choice: Ashtanga Hridaya, Sutra Sthana 2; Charaka, Sutra Sthana 5; Sushruta, Chikitsa Sthana 24. Note what agrees and what does not.',
        },
        {
          title: 'Add a commentary',
          text: 'Chakrapanidatta on Charaka, Dalhana on Sushruta, and Arunadatta and Hemadri on the Ashtanga Hridaya explain terse verses and record the debates of their own time.',
        },
        {
          title: 'Read in company',
          text: 'Bring your questions to a teacher or a study circle. Keep asking which statement is in the verse, which is the commentator’s, and which has been examined by modern research.',
        },
      ] satisfies Entry[],
      editions: {
        heading: 'Editions in English',
        text: [
          'P. V. Sharma translated Charaka and Sushruta, and K. R. Srikantha Murthy the Ashtanga Hridaya; both print the Sanskrit with the English. The Charak Samhita New Edition, a free online edition, names the authors and reviewers of each chapter. A good library can help you find them.',
        ],
      },
    },
  },
  note: {
    heading: 'A note on reading old books',
    text: [
      'The classics are historical works. Along with careful observation they contain ideas of their time, and they mention substances and procedures, including metals, poisons and surgery, that have no place in home use. Read them to understand the tradition, not as instructions for self-care, and bring questions about your own health to a licensed health professional.',
    ],
  },
  related: [
    'educational-guides',
    'health-conditions',
    'lifestyle-practices',
    'panchakarma-therapies',
    'research-links',
    'wellness-tools',
  ],
} satisfies ResourcePage
