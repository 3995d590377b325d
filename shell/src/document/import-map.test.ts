import { importMap } from './import-map'

const script = (file: string) => ({ file, integrity: `sha384-${file}` })

const remotes = {
  shell: { base: '/assets/shell/1/', scripts: [script('main.js')], styles: [script('styles.css')] },
  'mf-one': { base: '/assets/mf-one/2/', scripts: [script('remoteEntry.js'), script('page.js')], styles: [] },
}

it('names the hash of every script of every remote', () => {
  expect(JSON.parse(importMap(remotes))).toEqual({
    integrity: {
      '/assets/shell/1/main.js': 'sha384-main.js',
      '/assets/mf-one/2/remoteEntry.js': 'sha384-remoteEntry.js',
      '/assets/mf-one/2/page.js': 'sha384-page.js',
    },
  })
})
