import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [panelStaysInTheBrowser(), reactRouter()],
  // Fonts and pictures stay files: the pages' policy allows no `data:` fonts.
  build: { assetsInlineLimit: 0 },
  // Known beforehand, so that the first page in development is not reloaded while they are found.
  optimizeDeps: {
    include: [
      'use-intl',
      'use-intl/core',
      'use-intl/react',
      'zod',
      'react-hook-form',
      '@tanstack/react-query',
    ],
  },
});

/**
 * The server draws nothing of the panel but its loading text, so it is spared the panel's libraries, which would
 * take more memory than all the rest of the product.
 */
function panelStaysInTheBrowser(): Plugin {
  const screens = /\/src\/features\/\w+\/admin\/(Panel|\w+Page)\.tsx$/;
  return {
    name: 'panel-stays-in-the-browser',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'ssr' || !screens.test(id)) return null;
      return 'export function Panel() { return null; }\nexport default Panel;';
    },
  };
}
