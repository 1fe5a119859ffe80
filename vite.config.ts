import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

export default defineConfig({
  plugins: [panelStaysInTheBrowser(), firstPaintProgram(), reactRouter()],
  // Fonts and pictures stay files: the pages' policy allows no `data:` fonts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedScripts() } },
          treeshake: { moduleSideEffects: (id) => !isDrawn.test(id) },
        },
      },
    },
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

/** Drawn in static islands of the landing page, which is given what they made. */
const isDrawn =
  /\/(CourseCard|PriceTag|usePriceNote|ContactList|NetworkLinks|DocumentLinks|rules\/contacts|shared\/domains)\.tsx?$/;

/**
 * The landing page shares two files with other pages, and the forms it opens two more. Left to itself the build
 * makes thirty of them, most below 1 KB, and on a phone a file's upkeep costs more than its code.
 */
function sharedScripts(): Rolldown.CodeSplittingGroup[] {
  const framework =
    /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|intl-messageformat|@formatjs)[\\/]/;
  let parts: ReturnType<typeof landingParts> | undefined;
  return [
    { name: 'framework', test: framework },
    { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
    {
      name: (id, context) => {
        parts ??= landingParts(context);
        return parts.needed.has(id) ? 'site' : null;
      },
      minShareCount: 2,
    },
    {
      // What its forms share is forty small files else, and the page would bring the names of all.
      name: (id, context) => {
        parts ??= landingParts(context);
        return parts.forms.has(id) ? 'forms' : null;
      },
      minShareCount: 3,
    },
  ];
}

/** Modules that the landing page needs at once, and those that its forms may share when they open. */
function landingParts(context: Rolldown.ChunkingContext): { needed: Set<string>; forms: Set<string> } {
  // Contracts bring zod, which the landing page does without.
  const isElsewhere = /\/node_modules\/|\/src\/features\/[^/]+\/[^/]+\/contract(?:\.ts$|\/)/;
  const needed = new Set<string>();
  const later = new Set<string>();
  const need = (id: string) => {
    if (needed.has(id) || isElsewhere.test(id) || isDrawn.test(id)) return;
    needed.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(need);
  };
  const open = (id: string) => {
    if (needed.has(id) || later.has(id)) return;
    later.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(open);
  };
  for (const start of ['src/root.tsx', 'src/screens/site/LandingPage.tsx'])
    need(`${import.meta.dirname}/${start}`);
  for (const id of needed) context.getModuleInfo(id)?.dynamicallyImportedIds.forEach(open);
  const shared = /\/src\/(?:shared|ui|features\/[^/]+\/[^/]+\/(?:contract|rules|ui))[/.].*\.tsx?$/;
  return { needed, forms: new Set([...later].filter((id) => shared.test(id))) };
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
  const screens = /\/src\/(?:features\/[\w-]+\/[\w-]+\/admin|screens\/panel)\/(Panel|\w+Page)\.tsx$/;
  return {
    name: 'panel-stays-in-the-browser',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'ssr' || !screens.test(id)) return null;
      return 'export function Panel() { return null; }\nexport default Panel;';
    },
  };
}
