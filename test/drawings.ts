/** Counts of a school's drawings, from its metrics. */
import type { World } from './world.ts';

export async function drawnBy(world: World, kind: 'card' | 'pdf' | 'photo'): Promise<number> {
  const { payload } = await world.server.inject({ url: '/metrics' });
  const [, count] = new RegExp(`^podium_drawn_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(payload) ?? [];
  if (count === undefined) throw new Error('the metrics do not tell what was drawn');
  return Number(count);
}
