declare module 'virtual:modules' {
  export const modules: Record<string, (() => Promise<{ default: unknown }>) | undefined>
}
