/** Conversations of a span of time, for reports. */
import type { Context } from '#server/context.ts';
import { talksIn } from './figures.store.ts';

export interface TalkFigures {
  begun: number;
  /** Those in which nobody asked for a person. */
  byAssistant: number;
  /** Minutes until a person answered, of half of those who asked for one; null where nobody did. */
  firstAnswer: number | null;
}

export async function talkFigures(
  ctx: Context,
  { since, until }: { since: string; until: string },
): Promise<TalkFigures> {
  const talks = await talksIn(ctx.db, { since, until });
  const waits = talks
    .flatMap(({ asked, answered }) =>
      asked && answered ? [Math.max(0, Date.parse(answered) - Date.parse(asked)) / 60_000] : [],
    )
    .sort((one, other) => one - other);
  return {
    begun: talks.length,
    byAssistant: talks.filter(({ asked, answered }) => !asked && !answered).length,
    firstAnswer: waits.length > 0 ? Math.round(waits[Math.floor(waits.length / 2)]!) : null,
  };
}
