import { editedBuild } from './edited-build'

/** A build of the sample remote under another name, with other addresses and classes; `edition` is shown in a text. */
export const stampRemote = (template: string, name: string, edition = 1) =>
  editedBuild(template, (text) =>
    text
      .replaceAll('mf-sample', `mf-${name}`)
      .replaceAll(/\bsa(?=\\*:)/g, name)
      .replaceAll('/sample/', `/${name}/`)
      .replaceAll('Sample ', `Remote ${name} `)
      .replaceAll('The page ', `The page in ${name} `)
      .replaceAll('Edition 1.', `Edition ${edition}.`),
  )
