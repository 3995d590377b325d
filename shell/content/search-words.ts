/** Words that visitors use for one another: each is found as the others of its group, too. */
export const searchWords = [
  ['tridosha', 'dosha'],
  ['tuition', 'price', 'prices', 'cost', 'costs', 'fee', 'fees', 'payment'],
  ['contact', 'phone', 'telephone', 'address', 'location', 'campus'],
  ['enroll', 'apply'],
  ['prerequisites', 'requirements', 'requires'],
  ['teacher', 'teachers', 'faculty', 'instructor'],
  ['insomnia', 'sleep', 'sleepless'],
  ['diet', 'food', 'foods'],
  ['job', 'jobs', 'career', 'careers'],
  ['breathing', 'pranayama', 'breathwork'],
  ['syllabus', 'curriculum'],
  ['certificate', 'credential', 'diploma'],
  ['accredited', 'accreditation', 'recognition', 'recognized', 'regulated'],
  ['online', 'distance', 'international', 'abroad', 'outside'],
  ['deadline', 'intake', 'waitlist', 'start', 'date'],
]
