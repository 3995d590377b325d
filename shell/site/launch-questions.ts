/** Questions that only the college can answer and no placeholder can replace. */
export const launchQuestions = [
  'Which certificate does the company that delivers the programs hold under the Private Training Act? Until it is known, the site claims none.',
  'May the AAP level be called "Advanced Degree"? A private institution in BC may not advertise a program leading to a degree without consent.',
  'Which faculty members may use "Dr." or another title, and which degrees do they hold?',
  'Which organizations may be named, and does each agree: the association, the delivering company, the partner spa?',
  'Who is the privacy officer (PIPA), and where do requests go?',
  'Under which licence, if any, may others use the source of this site? The repository holds none; `licenses.txt` of each build names those of the packages in it.',
  'Has a qualified practitioner signed off the cautions on the Panchakarma, health and wellness pages?',
]
