import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'

/**
 * The plugins that every package's sources need, in development, tests and builds alike. Plain JavaScript, as
 * Vite loads configuration files from the kit without compiling them.
 */
export const sourcePlugins = () => [react(), tailwindcss()]
