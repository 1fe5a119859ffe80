import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { compressAssets } from './src/server/pages/compress.ts';

export default defineConfig({
  plugins: [reactRouter(), compressedAssets()],
  build: {
    // Fonts and pictures stay files: the pages' policy allows no `data:` fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    cssCodeSplit: true,
  },
  server: { middlewareMode: true },
});

/** Writes `.br` and `.gz` beside every text file of the browser's build, once. */
function compressedAssets(): Plugin {
  return {
    name: 'podium-compressed-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options) {
      if (options.dir) await compressAssets(options.dir);
    },
  };
}
