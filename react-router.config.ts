import type { Config } from '@react-router/dev/config';

export default {
  // The whole of src/, so that typed routes reach every feature.
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The table of routes is small: one file, loaded with the page, and no second address to serve.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
