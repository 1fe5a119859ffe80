import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './src/server/pages/compress.ts';

export default {
  // The whole of src/, so that typed routes reach every feature.
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The table of routes is small: one file, loaded with the page, and no second address to serve.
  routeDiscovery: { mode: 'initial' },
  // A page is one file: pages are small, and split ones may not use their own fallback while they wait.
  splitRouteModules: false,
  // `.br` and `.gz` beside every text file of the browser's build, once it is complete.
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
