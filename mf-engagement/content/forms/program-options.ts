/**
 * The ten programs as the quick inquiry form offers them, in the order of the list. Copied, because remotes import nothing of each other;
 * `tests/releases/specification.test.ts` compares them with the pages.
 */
const programs = [
  { code: 'ALC', title: 'Ayurvedic Lifestyle Consultant' },
  { code: 'AHC', title: 'Ayurvedic Health Counselor' },
  { code: 'AP', title: 'Ayurvedic Practitioner' },
  { code: 'AAP', title: 'Advanced Ayurvedic Practitioner' },
  { code: 'AH', title: 'Ayurvedic Herbalist' },
  { code: 'AN', title: 'Ayurvedic Nutritionist' },
  { code: 'AST', title: 'Ayurvedic Spa Therapist' },
  { code: 'ABT', title: 'Ayurvedic Beauty Therapist' },
  { code: 'AMT', title: 'Ayurvedic Marma Therapist' },
  { code: 'PKT', title: 'Panchakarma Technician' },
]

/** Each option as the code, a dash and the full title. */
export const programOptions = programs.map(({ code, title }) => ({
  value: code,
  label: `${code} - ${title}`,
}))
