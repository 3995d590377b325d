/** Labels of the links that this remote adds to the header and the footer. */
export const navigationLabels = {
  allPrograms: 'View All Programs & Curriculum',
  programs: 'Programs',
  admissions: 'Admissions',
}
