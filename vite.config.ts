import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Fonts and pictures stay files: the pages' policy allows no `data:` fonts.
  build: { assetsInlineLimit: 0 },
});
