import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { isDrawn } from './scripts/drawn.ts';
import { buildTargets } from './scripts/oldestBrowsers.ts';

export default defineConfig({
  plugins: [
    panelStaysInTheBrowser(),
    textsStayApart(),
    firstPaintProgram(),
    classesOneByOne(),
    reactRouter(),
  ],
  // Fonts and pictures stay files: the pages' policy allows no `data:` fonts.
  build: { assetsInlineLimit: 0, target: buildTargets, cssTarget: buildTargets },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks() } },
          treeshake: { moduleSideEffects: (id) => !isDrawn(id) },
        },
      },
    },
  },
  // Pages are given compiled texts (src/texts.ts), on the server too: only what is bundled sees the alias.
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

/** The server has the texts already: its bundle takes these imports up (vite.server.config.ts). */
function textsStayApart(): Plugin {
  const folder = `${import.meta.dirname}/src/`;
  return {
    name: 'texts-stay-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (this.environment.name !== 'ssr' || !/(?:^|\/)texts\.ts$/.test(source)) return null;
      const { id } = (await this.resolve(source, importer, { skipSelf: true }))!;
      return { id: `#${id.slice(folder.length)}`, external: true };
    },
  };
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
 * A sheet's classes are imported one by one, so that a file sends the names that it uses: of a part that is mostly static
 * islands, few.
 */
function classesOneByOne(): Plugin {
  const asWhole = /\bimport (\w+) from ('[^']+\.module\.css')/g;
  return {
    name: 'classes-one-by-one',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || !/\/src\/.*\.tsx?$/.test(id)) return null;
      return code.includes('.module.css') ? code.replace(asWhole, 'import * as $1 from $2') : null;
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
