import type { GlossaryEntry, GlossarySubject } from 'shared-ui'
import type { Section } from './resource-page'

type Row = [term: string, iast: string, say: string, meaning: string]

const entry = ([term, iast, say, meaning]: Row): GlossaryEntry => ({
  id: term.toLowerCase().replaceAll(' ', '-'),
  term,
  iast,
  say,
  meaning,
})

/** The words of one subject. */
export type SubjectWords = Section & GlossarySubject

const section = (id: string, heading: string, rows: Row[]): SubjectWords => ({
  id,
  heading,
  intro: [],
  entries: rows.map(entry),
})

/** The words of the glossary by subject. */
export const glossaryWords: SubjectWords[] = [
  section('constitution', 'Constitution and digestion', [
    ['agni', 'agni', 'UHG-nee', 'Fire; in the body, the power to digest food and to take in what one meets.'],
    ['ama', 'āma', 'AA-muh', 'Raw; what the tradition says is left over when digestion is incomplete.'],
    [
      'dhatu',
      'dhātu',
      'DHAA-too',
      'One of the seven tissues of the body, each said to be formed from the one before.',
    ],
    [
      'dosha',
      'doṣa',
      'DOH-shuh',
      'One of three principles, Vata, Pitta and Kapha, by which the tradition describes body and mind.',
    ],
    [
      'guna',
      'guṇa',
      'GOO-nuh',
      'A quality, such as heavy or light; also one of three qualities of the mind.',
    ],
    [
      'gurvadi',
      'gurvādi',
      'goor-VAA-dee',
      '“Beginning with heavy”: the twenty physical qualities, in ten pairs of opposites.',
    ],
    ['Kapha', 'kapha', 'KUH-puh', 'The dosha of earth and water: steady, cool, heavy, smooth.'],
    ['Pitta', 'pitta', 'PIT-tuh', 'The dosha of fire and water: hot, sharp, light, a little oily.'],
    ['prakriti', 'prakṛti', 'PRUH-kri-tee', 'Nature; the constitution that a person is born with.'],
    ['rakta', 'rakta', 'RUHK-tuh', 'Blood, the second of the seven tissues.'],
    ['srotas', 'srotas', 'SROH-tuhs', 'A channel of the body through which something is carried.'],
    ['svastha', 'svastha', 'SVUHS-thuh', 'Established in oneself; the Sanskrit word for a person in health.'],
    [
      'tridosha',
      'tridoṣa',
      'tri-DOH-shuh',
      'The three doshas together, and the teaching that health is their balance.',
    ],
    ['Vata', 'vāta', 'VAA-tuh', 'The dosha of air and space: light, dry, cold, always moving.'],
    [
      'vikriti',
      'vikṛti',
      'VI-kri-tee',
      'The present state of the doshas, as far as it differs from the constitution.',
    ],
  ]),
  section('day-and-year', 'Practices of the day and the year', [
    ['abhyanga', 'abhyaṅga', 'uhb-HYUNG-guh', 'Rubbing the body with warm oil.'],
    ['bhramari', 'bhrāmarī', 'BHRAA-muh-ree', '“Like a bee”: slow breathing with a humming sound.'],
    [
      'brahma muhurta',
      'brāhma muhūrta',
      'BRAAH-muh moo-HOOR-tuh',
      'The period from about 96 to 48 minutes before sunrise.',
    ],
    ['dhyana', 'dhyāna', 'DHYAA-nuh', 'Meditation.'],
    ['dinacharya', 'dinacaryā', 'di-nuh-CHUR-yaa', 'The conduct of the day; a daily routine.'],
    ['garshana', 'gharṣaṇa', 'GHUR-shuh-nuh', 'Dry rubbing of the skin, often with silk gloves.'],
    [
      'nadi shodhana',
      'nāḍī śodhana',
      'NAA-dee SHOH-dhuh-nuh',
      '“Clearing the channels”: breathing through one nostril, then the other.',
    ],
    ['ritucharya', 'ṛtucaryā', 'ri-too-CHUR-yaa', 'The conduct of the seasons; a seasonal routine.'],
    ['sama vritti', 'sama vṛtti', 'SUH-muh VRIT-tee', 'Even breathing: in and out for the same count.'],
    ['udvartana', 'udvartana', 'ood-VUR-tuh-nuh', 'Rubbing the body with powder of grains or plants.'],
  ]),
  section('plants-and-food', 'Plants and food', [
    [
      'dravyaguna',
      'dravyaguṇa',
      'DRUHV-yuh-GOO-nuh',
      'The study of substances and their properties; the classical study of plants.',
    ],
    ['haridra', 'haridrā', 'huh-ri-DRAA', 'Turmeric.'],
    [
      'prabhava',
      'prabhāva',
      'pruh-BHAA-vuh',
      'An effect of a substance that its other properties do not explain.',
    ],
    [
      'rasa',
      'rasa',
      'RUH-suh',
      'Taste, of which there are six; also juice, and the first of the seven tissues.',
    ],
    ['rasa shastra', 'rasa śāstra', 'RUH-suh SHAAS-truh', 'The traditional study of minerals and metals.'],
    [
      'rasayana',
      'rasāyana',
      'ruh-SAA-yuh-nuh',
      'What nourishes the tissues; the branch that deals with growing old well.',
    ],
    ['shunthi', 'śuṇṭhī', 'SHOON-thee', 'Dried ginger.'],
    ['tulsi', 'tulasī', 'TOOL-see', 'Holy basil.'],
    ['vipaka', 'vipāka', 'vi-PAA-kuh', 'The taste of a food or plant after digestion.'],
    ['virya', 'vīrya', 'VEER-yuh', 'The potency of a substance, above all whether it heats or cools.'],
  ]),
  section('therapies', 'Cleansing and body therapies', [
    ['Basti', 'basti', 'BUHS-tee', 'One of the five actions: enemas with oil or decoctions.'],
    ['marma', 'marman', 'MUR-muh', 'A vital point of the body; Sushruta describes 107.'],
    [
      'marma abhyanga',
      'marmābhyaṅga',
      'MUR-muh uhb-HYUNG-guh',
      'Oil massage that works lightly with the vital points.',
    ],
    ['mukha abhyanga', 'mukhābhyaṅga', 'MOO-khuh uhb-HYUNG-guh', 'Oil massage of the face.'],
    ['Nasya', 'nasya', 'NUHS-yuh', 'One of the five actions: oil or powder through the nose.'],
    [
      'Panchakarma',
      'pañcakarma',
      'PUHN-chuh-KUR-muh',
      'The five actions of cleansing, with their preparation and aftercare.',
    ],
    [
      'Raktamokshana',
      'raktamokṣaṇa',
      'RUHK-tuh-MOHK-shuh-nuh',
      'The letting of blood, one of the five actions in the tradition of Sushruta.',
    ],
    [
      'Samsarjana krama',
      'saṃsarjana krama',
      'suhn-SUR-juh-nuh KRUH-muh',
      'The diet after cleansing, from thin gruel back to ordinary food, step by step.',
    ],
    [
      'Shamana',
      'śamana',
      'SHUH-muh-nuh',
      'Pacifying: restoring balance gradually with food, herbs and habits.',
    ],
    ['Shirodhara', 'śirodhārā', 'shi-roh-DHAA-raa', 'A steady stream of warm oil over the forehead.'],
    ['Shodhana', 'śodhana', 'SHOH-dhuh-nuh', 'Cleansing, as opposed to pacifying.'],
    ['Snehana', 'snehana', 'SNAY-huh-nuh', 'Oiling, inside or outside, in preparation for the five actions.'],
    ['Swedana', 'svedana', 'SVAY-duh-nuh', 'Warming until one sweats, after the oiling.'],
    ['Vamana', 'vamana', 'VUH-muh-nuh', 'Induced vomiting, one of the five actions.'],
    ['Virechana', 'virecana', 'vi-RAY-chuh-nuh', 'Purging, one of the five actions.'],
  ]),
  section('books-and-branches', 'Books and branches', [
    ['angas', 'aṅga', 'UNG-guhs', 'Limbs; the eight branches of Ayurveda.'],
    ['ayus', 'āyus', 'AA-yoos', 'Life, the first part of the word Ayurveda.'],
    [
      'Brihat Trayi',
      'bṛhat trayī',
      'BRI-huht TRUH-yee',
      'The “great triad”: Charaka, Sushruta and Ashtanga Hridaya.',
    ],
    ['kayachikitsa', 'kāyacikitsā', 'KAA-yuh-chi-KIT-saa', 'The branch of internal medicine.'],
    ['samhita', 'saṃhitā', 'SUHNG-hi-taa', 'A collection; the name of a classical work.'],
    ['shalya', 'śalya', 'SHUHL-yuh', 'The branch of surgery.'],
    ['veda', 'veda', 'VAY-duh', 'Knowledge, the second part of the word Ayurveda.'],
  ]),
]
