import type { FacultyMember } from '../../../content/faculty'

/** Where a person is on the page of the faculty. */
export const personId = ({ portrait }: FacultyMember) => portrait.replace('.svg', '')
