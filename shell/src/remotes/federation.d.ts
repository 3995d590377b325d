declare module 'virtual:__federation__' {
  /** Where a remote's entry is and how it is loaded. */
  export interface RemoteConfig {
    url: () => Promise<string>
    format: 'esm'
    from: 'vite'
  }
  export function __federation_method_setRemote(name: string, config: RemoteConfig): void
  export function __federation_method_getRemote<Module>(name: string, module: string): Promise<Module>
}
