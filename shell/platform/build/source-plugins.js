import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'

/**
 * The plugins for every package's sources, in development, tests and builds. Plain JavaScript, because Vite loads configuration files
 * from the kit without compiling them.
 */
export const sourcePlugins = () => [react(), tailwindcss()]
