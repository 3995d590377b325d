/** The name of the sheet on which a program is printed: the `data-sheet` of the sections that are on it. */
export const programPrintout = 'program'
