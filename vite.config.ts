import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

export default defineConfig({
  plugins: [panelStaysInTheBrowser(), firstPaintProgram(), reactRouter()],
  // Fonts and pictures stay files: the pages' policy allows no `data:` fonts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedScripts() } } } } },
  },
  // Pages are given compiled texts (src/messages.ts), on the server too: only what is bundled sees the alias.
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl'] },
  // Known beforehand, so that the first page in development is not reloaded while they are found.
  optimizeDeps: {
    include: [
      'use-intl',
      'use-intl/core',
      'use-intl/react',
      'use-intl > @formatjs/fast-memoize',
      'icu-minify/compile',
      'zod',
      'react-hook-form',
      '@tanstack/react-query',
    ],
  },
});

/**
 * The landing page shares two files with other pages. Left to itself the build makes thirty
 * of them, most below 1 KB, and on a phone a file's upkeep costs more than its code.
 */
function sharedScripts(): Rolldown.CodeSplittingGroup[] {
  const framework =
    /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|intl-messageformat|@formatjs)[\\/]/;
  let landing: Set<string> | undefined;
  return [
    { name: 'framework', test: framework },
    {
      name: (id, context) => {
        landing ??= neededByLanding(context);
        return landing.has(id) ? 'site' : null;
      },
      minShareCount: 2,
    },
  ];
}

function neededByLanding(context: Rolldown.ChunkingContext): Set<string> {
  // Contracts bring zod, which the landing page does without.
  const isElsewhere = /\/node_modules\/|\/src\/features\/[^/]+\/contract(?:\.ts$|\/)/;
  const needed = new Set<string>();
  const need = (id: string) => {
    if (needed.has(id) || isElsewhere.test(id)) return;
    needed.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(need);
  };
  for (const start of ['src/root.tsx', 'src/features/landing/site/LandingPage.tsx'])
    need(`${import.meta.dirname}/${start}`);
  return needed;
}

/** A program of its own, which the server writes into pages (src/server/pages/firstPaint.ts). */
function firstPaintProgram(): Plugin {
  return {
    name: 'first-paint-program',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      const id = `${import.meta.dirname}/src/ui/firstPaint.ts`;
      this.emitFile({ type: 'chunk', id, fileName: 'assets/first-paint.js' });
    },
  };
}

/**
 * The server draws nothing of the panel but its loading text, so it is spared the panel's libraries, which
 * would take more memory than all the rest of the product.
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
