import type { Notice } from './resource-page'

/** Shown at the end of every page of the library. */
export const educationNotice: Notice = {
  heading: 'For education only',
  text: [
    'This library explains a tradition. Please do not stop or change a prescribed medicine because of something you read here: ask a licensed health professional.',
    'In an emergency, call 9-1-1. In British Columbia you can call 8-1-1 at any hour to speak with a nurse.',
  ],
}
