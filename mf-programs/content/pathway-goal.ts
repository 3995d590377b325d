/** Texts of the choice of a goal above the pathway diagram. */
export const pathwayGoal = {
  question: 'What would you like to become?',
  lead: 'Choose a goal to see the programs on the way to it.',
  route: 'Your route',
  hours: 'hours in total',
  step: 'Step',
  of: 'of',
  first: 'First step',
  ask: 'Ask about this route',
  clear: 'Show the whole pathway',
}
