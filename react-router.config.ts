import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { cardFonts } from '#features/site/landing/rules/card.ts';
import { fontFile } from '#server/fonts.ts';
import { compressAssets } from './src/server/pages/compress.ts';

export default {
  // The whole of src/, so that typed routes reach every feature.
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The public page needs none of the panel's addresses: a page is told of others when its links are drawn.
  routeDiscovery: { mode: 'lazy' },
  // A page is one file: pages are small, and split ones may not use their own fallback while they wait.
  splitRouteModules: false,
  // Once it is complete: `.br` and `.gz` beside every text file of the browser's part, and the fonts of pictures.
  buildEnd: async ({ reactRouterConfig }) => {
    await compressAssets(join(reactRouterConfig.buildDirectory, 'client'));
    await Promise.all(cardFonts.map(fontFile));
  },
} satisfies Config;
