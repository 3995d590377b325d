import { editedBuild } from './edited-build'

/** A build of the sample remote under another name, with other addresses and classes. */
export const stampRemote = (template: string, name: string) =>
  editedBuild(template, (text) =>
    text
      .replaceAll('mf-sample', `mf-${name}`)
      .replaceAll(/\bsa(?=\\*:)/g, name)
      .replaceAll('/sample/', `/${name}/`)
      .replaceAll('Sample ', `Remote ${name} `)
      .replaceAll('The page ', `The page in ${name} `),
  )
