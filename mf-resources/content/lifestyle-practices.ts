import type { ResourcePage } from './resource-page'
import { seasonPractices } from './season-practices'

/** One step of a routine. */
export interface RoutineStep {
  time: string
  title: string
  term?: string
  text: string
}

/** The page /resources/lifestyle-practices. */
export const lifestylePractices = {
  topic: 'lifestyle-practices',
  lead: 'Much of Ayurveda is not about remedies at all. It is about when we wake, how we eat, how we move and how we end the day. This page sets out a morning and an evening routine, and the habits that suit each season.',
  sections: {
    rhythm: {
      id: 'rhythm',
      heading: 'Why rhythm matters',
      intro: [
        'The classical texts devote whole chapters to dinacharya, the conduct of the day, and ritucharya, the conduct of the seasons. Their thought is simple: the body lives in cycles, and regular habits let digestion, sleep and attention settle into them. Small things done daily are said to count for more than great efforts made now and then.',
        'The outline below follows the order of the Ashtanga Hridaya, with clock times that fit a working week. Read it as a menu. Most people begin with one or two practices and keep what helps.',
      ],
    },
    morning: {
      id: 'morning-routine',
      heading: 'Morning routine',
      intro: [
        'A morning of about ninety minutes. On busy days, keep the first three steps and a short walk.',
      ],
      steps: [
        {
          time: '5:30–6:00 AM',
          title: 'Wake',
          text: 'Rise at about the same time every day, weekends included. Take a moment before reaching for anything.',
        },
        {
          time: 'On rising',
          title: 'Drink and eliminate',
          text: 'A cup of warm water, then time for the toilet without hurry. The texts advise neither forcing nor holding back natural urges.',
        },
        {
          time: '6:00 AM',
          title: 'Care for teeth and tongue',
          term: 'Jihva nirlekhana',
          text: 'Brush your teeth, then draw a tongue scraper gently from back to front a few times.',
        },
        {
          time: '6:10 AM',
          title: 'Rinse with oil or water',
          term: 'Gandusha',
          text: 'Hold a mouthful of sesame oil or warm water for a minute or two, and spit it out, oil into the waste bin and not the sink.',
        },
        {
          time: '6:15 AM',
          title: 'Massage with oil',
          term: 'Abhyanga',
          text: 'Smooth warm oil over the body from the head down. If time is short, the texts name head, ears and feet as the places that matter most.',
        },
        {
          time: '6:30 AM',
          title: 'Move',
          term: 'Vyayama',
          text: 'Walk, stretch or practise yoga to about half your strength: warm, breathing a little faster, well short of exhausted.',
        },
        {
          time: '6:50 AM',
          title: 'Bathe',
          term: 'Snana',
          text: 'A warm bath or shower. The texts keep hot water off the head.',
        },
        {
          time: '7:00 AM',
          title: 'Sit quietly',
          term: 'Dhyana',
          text: 'Ten minutes of easy breathing, meditation or prayer.',
        },
        {
          time: '7:30 AM',
          title: 'Eat breakfast',
          text: 'Something warm, in a portion that matches your hunger.',
        },
      ] satisfies RoutineStep[],
      note: {
        heading: 'About the hour of waking',
        text: [
          'Waking at 5:30–6:00 AM is a modern simplification. The texts recommend brahma muhurta, the period from about 96 to 48 minutes before sunrise, so it moves with the year. In Victoria it falls at about 3:35–4:25 AM in June and 6:30–7:15 AM in late December. A steady hour that leaves you enough sleep is the better guide.',
        ],
      },
    },
    midday: {
      id: 'midday',
      heading: 'The middle of the day',
      intro: [
        'Between the two routines belongs one old piece of advice: make the midday meal the largest. The texts compare agni, the power of digestion, to the sun, and describe both as strongest near noon. Sit down for the meal, taste it, and take a few easy minutes before going back to work.',
      ],
    },
    evening: {
      id: 'evening-routine',
      heading: 'Evening routine',
      intro: ['The evening routine begins earlier than most of us think.'],
      steps: [
        {
          time: '6:00 PM',
          title: 'Eat a light supper',
          text: 'Soup, cooked vegetables or grains, at least three hours before sleep. Smaller than lunch.',
        },
        {
          time: '6:45 PM',
          title: 'Take a short walk',
          text: 'A hundred easy steps after a meal, says the tradition; ten minutes in daylight or dusk will do.',
        },
        {
          time: '8:00 PM',
          title: 'Dim the lights',
          text: 'Put screens and work away. Choose quiet company, a book, music or a warm drink without caffeine.',
        },
        {
          time: '9:00 PM',
          title: 'Oil the feet',
          term: 'Padabhyanga',
          text: 'Wash your feet, rub a little warm oil into the soles, and put on old socks.',
        },
        {
          time: '9:30 PM',
          title: 'Look back on the day',
          text: 'Name one thing you are grateful for and one to leave behind. A few slow breaths, longer out than in.',
        },
        {
          time: '10:00 PM',
          title: 'Sleep by 10:00 PM',
          term: 'Nidra',
          text: 'Lights out in a dark, cool, quiet room. The texts count sleep among the three supports of life, with food and self-restraint.',
        },
      ] satisfies RoutineStep[],
    },
    seasons: {
      id: 'seasons',
      heading: 'Through the four seasons',
      intro: [
        'The classical calendar has six seasons of two months each. Three belong to the northward course of the sun, which is said to draw strength from living things, and three to the southward course, which gives it back. The four seasons below are the usual adaptation for temperate climates such as ours. Follow the weather more than the date.',
      ],
      seasons: seasonPractices,
    },
    makingItYours: {
      id: 'making-it-yours',
      heading: 'Making it yours',
      intro: ['A routine is meant to carry you, not the other way round.'],
      advice: [
        'Add one practice at a time, and give it two weeks before you judge it.',
        'Attach it to something you already do, such as boiling the kettle.',
        'With small children or shift work, keep the order of steps and let the clock go.',
        'Teenagers need more sleep and a later morning; elders may need gentler movement and more oil.',
        'When you miss a day, begin again the next.',
      ],
      caution: {
        heading: 'A few cautions',
        text: [
          'Test a new oil on a small patch of skin, avoid nut and sesame oils if you are allergic, and mind slippery floors. Leave out oil massage with fever, broken or infected skin, or a suspected blood clot. Nasal oiling appears in the classical list, but learn it from a qualified person first. If you are pregnant, live with a heart or chronic condition, or are recovering from surgery, ask your health professional before changing exercise, diet or heat exposure.',
        ],
      },
    },
  },
  related: ['wellness-tools', 'educational-guides', 'health-conditions', 'classical-texts'],
} satisfies ResourcePage
