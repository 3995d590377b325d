import amalakiPlate from '../illustrations/amalaki.svg'
import ashwagandhaPlate from '../illustrations/ashwagandha.svg'
import brahmiPlate from '../illustrations/brahmi.svg'
import guduchiPlate from '../illustrations/guduchi.svg'
import lotusPlate from '../illustrations/lotus.svg'
import neemPlate from '../illustrations/neem.svg'
import sesamePlate from '../illustrations/sesame.svg'
import tulsiPlate from '../illustrations/tulsi.svg'
import turmericPlate from '../illustrations/turmeric.svg'

/** A plant of the illustrations, as the caption of its plate names it. */
export interface Plant {
  /** The address of the picture. */
  src: string
  name: string
  botanical: string
  /** What the tradition says of it. */
  note: string
}

export const lotus: Plant = {
  src: lotusPlate,
  name: 'Lotus',
  botanical: 'Nelumbo nucifera',
  note: 'grows in mud and opens above it; the texts call it cooling',
}

export const brahmi: Plant = {
  src: brahmiPlate,
  name: 'Brahmi',
  botanical: 'Bacopa monnieri',
  note: 'praised in the texts for memory and calm',
}

export const tulsi: Plant = {
  src: tulsiPlate,
  name: 'Tulsi',
  botanical: 'Ocimum tenuiflorum',
  note: 'holy basil, grown by the door of the house',
}

export const neem: Plant = {
  src: neemPlate,
  name: 'Neem',
  botanical: 'Azadirachta indica',
  note: 'bitter and cooling; the texts name it for the skin',
}

export const turmeric: Plant = {
  src: turmericPlate,
  name: 'Turmeric',
  botanical: 'Curcuma longa',
  note: 'a root that kitchen and pharmacy share',
}

export const ashwagandha: Plant = {
  src: ashwagandhaPlate,
  name: 'Ashwagandha',
  botanical: 'Withania somnifera',
  note: 'the root that the texts name for strength',
}

export const guduchi: Plant = {
  src: guduchiPlate,
  name: 'Guduchi',
  botanical: 'Tinospora cordifolia',
  note: 'a vine with bitter stems; its leaves are hearts',
}

export const amalaki: Plant = {
  src: amalakiPlate,
  name: 'Amalaki',
  botanical: 'Phyllanthus emblica',
  note: 'the fruit that Charaka names first for a long youth',
}

export const sesame: Plant = {
  src: sesamePlate,
  name: 'Sesame',
  botanical: 'Sesamum indicum',
  note: 'its oil is the first choice of the texts for massage',
}
