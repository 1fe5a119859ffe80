// Lane: alone.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { root } from '#test/sources.ts';

// Each test walks or compiles a whole program.
vi.setConfig({ testTimeout: 120_000 });

// Below node_modules, where the compiler finds the same packages and nothing else looks.
const folder = mkdtempSync(join(root, 'node_modules', '.planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('an import across each boundary is seen', async () => {
  plant(
    'package.json',
    JSON.stringify({ dependencies: { fastify: '5', kysely: '1' }, devDependencies: { vite: '8' } }),
  );
  for (const name of ['fastify', 'kysely', 'vite']) {
    plant(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    plant(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  plant('src/app/server.ts', 'export const apiRoutes = [];');
  plant('src/features/area/a/server/feature.ts', 'export const a = null;');
  plant('src/features/area/a/server/store.ts', "import { sql } from 'kysely';\nexport const rows = sql;");
  plant('src/screens/panel/Panel.tsx', 'export const Panel = null;');
  plant('src/features/sales/orders/server/audit.ts', 'export const audit = null;');
  plant('src/features/area/a/admin/ListPage.tsx', 'export const ListPage = null;');
  const planted = {
    'no-cycles': ['src/server/one.ts', '#planted/src/server/two.ts'],
    'app-is-the-root': ['src/features/area/a/server/jobs.ts', '#planted/src/app/server.ts'],
    'a-manifest-is-listed-only': [
      'src/features/area/b/server/sends.ts',
      '#planted/src/features/area/a/server/feature.ts',
    ],
    'foundations-know-no-product': ['src/server/two.ts', '#planted/src/features/area/a/server/refunds.ts'],
    'contracts-run-anywhere': ['src/features/area/a/rules.ts', 'node:fs'],
    'browser-never-reaches-the-server': [
      'src/features/area/b/cabinet/MyPage.tsx',
      '#planted/src/features/area/a/server/store.ts',
    ],
    'surfaces-stay-apart': [
      'src/features/area/b/site/Screen.tsx',
      '#planted/src/features/area/a/admin/ListPage.tsx',
    ],
    'a-store-has-one-owner': [
      'src/features/area/b/server/grants.ts',
      '#planted/src/features/area/a/server/store.ts',
    ],
    'a-store-is-behind-its-feature': ['src/app/schedule.ts', '#planted/src/features/area/a/server/store.ts'],
    'http-only-in-api': ['src/features/area/a/server/refunds.ts', 'fastify'],
    'sql-only-in-stores': ['src/features/area/b/server/jobs.ts', 'kysely'],
    'screens-stand-on-top': ['src/ui/Frame.tsx', '#planted/src/screens/panel/Panel.tsx'],
    'a-plain-manifest-is-plain': [
      'src/features/area/a/manifest.ts',
      '#planted/src/features/area/a/admin/ListPage.tsx',
    ],
    'a-feature-looks-down': [
      'src/features/records/audit/server/orders.ts',
      '#planted/src/features/sales/orders/server/audit.ts',
    ],
    'ships-what-it-needs': ['src/server/dev.ts', 'vite'],
    'everything-resolves': ['src/server/lost.ts', '#planted/src/server/nowhere.ts'],
  };
  for (const [path, target] of Object.values(planted)) {
    const up = '../'.repeat(path!.split('/').length - 1);
    plant(path!, `import * as it from '${target!.replace('#planted/', up)}';\nexport const used = it;\n`);
  }
  const cycle =
    "import * as a from '../features/area/a/server/refunds.ts';\nimport * as b from './one.ts';\nexport const used = [a, b];";
  plant('src/server/two.ts', cycle);
  const violations = await cruise(folder, ['src']);
  expect([...new Set(violations)].sort()).toEqual(Object.keys(planted).sort());
});

it('the server’s program has no browser in it', async () => {
  const files = await filesOf('server');
  expect(files).toContain(join(root, 'src/app/server.ts'));
  expect(files.filter((file) => /\/lib\.dom\b/.test(file))).toEqual([]);
});

it('the browser’s program has no Node in it', async () => {
  const files = await filesOf('browser');
  expect(files).toContain(join(root, 'src/root.tsx'));
  expect(files.filter((file) => file.includes('/@types/node/'))).toEqual([]);
});

async function cruise(cwd: string, folders: string[]): Promise<string[]> {
  const config = join(root, '.dependency-cruiser.cjs');
  const output = await run('depcruise', ['--config', config, '--output-type', 'json', ...folders], cwd);
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.map(({ rule }) => rule.name);
}

/** What the compiler reads for a program, its own descriptions of the machine included. */
async function filesOf(name: 'server' | 'browser'): Promise<string[]> {
  const listed = await run('tsc', ['-p', `tsconfig.${name}.json`, '--listFilesOnly'], root);
  return listed.split('\n');
}

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function run(tool: 'depcruise' | 'tsc', args: string[], cwd: string): Promise<string> {
  const program = join(root, 'node_modules', '.bin', tool);
  return new Promise((resolve) => {
    // Both exit with a code other than 0 when they find something, which is expected here.
    execFile(program, args, { cwd, maxBuffer: 100_000_000 }, (_error, stdout) => resolve(stdout));
  });
}
