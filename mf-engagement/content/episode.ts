const number = 1
const minutes = 45

/** The latest episode, as the podcast page and the home page name it. */
export const episode = {
  number,
  label: `Episode ${number}`,
  minutes,
  length: `${minutes} min`,
  title: 'An introduction to the association and Ayurveda in British Columbia',
}
