import { join } from 'node:path'
import { developmentFiles, kitModules } from 'contract/shared-modules'
import { chunkGroups } from '../vite/chunk-groups'
import { sampleNotesGone } from '../vite/sample-notes'
import { viteBuild } from '../vite/vite-build'
import { faultsShown } from './faults-shown'

const isReact = (id: string) => /^react(-dom)?(\/|$)/.test(id)

/**
 * Builds the files that `npx remote dev` loads from the site, next to the files for visitors: the frame, the shell's pages and the
 * kit. A team with its own repository runs them with its own development build of React.
 */
export async function buildShellForDevelopment(root: string): Promise<void> {
  await viteBuild(root, [sampleNotesGone(), faultsShown(root), chunkGroups([{ name: 'development' }])], {
    outDir: join(root, 'dist/client'),
    // The folder holds the manifest of the files for visitors, which the build reads afterwards.
    manifest: false,
    rolldownOptions: {
      input: {
        [developmentFiles.shell]: join(root, 'src/show-remote.ts'),
        ...Object.fromEntries(kitModules.map((name) => [developmentFiles[name], name])),
      },
      external: isReact,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  })
}
