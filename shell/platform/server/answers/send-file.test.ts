import { contentType } from './send-file'

it.each([
  ['herb.jpg', 'image/jpeg'],
  ['HERB.JPG', 'image/jpeg'],
  ['Herb.Svg', 'image/svg+xml'],
  ['herb.unknown', 'application/octet-stream'],
  ['constructor', 'application/octet-stream'],
])('tells the type of %s by its ending', (name, type) => expect(contentType(name)).toBe(type))
