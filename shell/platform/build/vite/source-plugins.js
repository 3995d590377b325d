import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'

/**
 * The plugins for every package's sources, in development, tests and builds. Plain JavaScript: Vite does not compile what a configuration
 * file imports from a package.
 */
export const sourcePlugins = () => [react(), tailwindcss()]
