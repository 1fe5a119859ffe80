/** The page's texts in a school's launch: none is the demo's, none names what this school does not have. */
import { fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { launchChecksOf } from '#server/launch.ts';
import { shortened } from '#shared/graphemes.ts';
import type { Section } from '../contract/content.ts';
import { content } from '../manifest.ts';
import { contentPaths } from '../paths.ts';
import { type ForeignSentence, foreignSentences } from '../rules/foreign.ts';
import { groundsOf } from './grounds.ts';
import * as store from './store.ts';

/** More are not read out: the first ones lead to where the others stand. */
const mostTold = 5;
const longestTold = 160;

export const contentLaunch = launchChecksOf(
  content.launch,
  {
    async texts(ctx, proof) {
      const { demo, foreign } = await doubtful(ctx);
      const told = [
        ...demo.map((section) => ({ name: 'demo', path: contentPaths.one(section) })),
        ...foreign.map(({ section, text }) => ({
          name: 'foreign',
          values: { text: shortened(text, longestTold) },
          path: contentPaths.one(section),
        })),
      ];
      if (told.length === 0) return { state: 'done' };
      if (proof?.subject === fingerprint({ demo, foreign })) return { state: 'done', at: proof.at };
      return { state: 'failed', notes: told.slice(0, mostTold) };
    },
  },
  { texts: async (ctx) => fingerprint(await doubtful(ctx)) },
);

async function doubtful(ctx: Context): Promise<{ demo: Section[]; foreign: ForeignSentence[] }> {
  const rows = await store.allSections(ctx.db);
  const demo = new Set(rows.filter(({ is_demo }) => is_demo === 1).map(({ section }) => section));
  return { demo: [...demo], foreign: foreignSentences(rows, await groundsOf(ctx)) };
}
