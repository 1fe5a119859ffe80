/** Conversations of a span of time, for reports. */
import type { Context } from '#server/context.ts';
import { talksIn } from './figures.store.ts';

export interface TalkFigures {
  begun: number;
  /** Conversations without a call for a person. */
  byAssistant: number;
  /** Minutes until a person answered, of half of those who asked for one; null where nobody did. */
  firstAnswer: number | null;
}

export async function talkFigures(
  ctx: Context,
  { since, until }: { since: string; until: string },
): Promise<TalkFigures> {
  const rows = await talksIn(ctx.db, { since, until });
  return {
    begun: count(rows),
    byAssistant: count(rows.filter(({ reached_staff }) => reached_staff === 0)),
    firstAnswer: medianOf(
      rows.flatMap(({ answer_minutes, talks }) =>
        answer_minutes === null ? [] : [{ minutes: Number(answer_minutes), talks }],
      ),
    ),
  };
}

function count(rows: readonly { talks: number }[]): number {
  return rows.reduce((sum, { talks }) => sum + talks, 0);
}

/** @param waits those of fewest minutes first */
function medianOf(waits: readonly { minutes: number; talks: number }[]): number | null {
  let left = Math.floor(count(waits) / 2);
  for (const { minutes, talks } of waits) {
    if (left < talks) return minutes;
    left -= talks;
  }
  return null;
}
