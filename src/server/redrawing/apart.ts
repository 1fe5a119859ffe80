/** Decodes what strangers send in a separate process, which holds no secret and can be killed. */
import { second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type Costs, makeApart, NoProcess, WorkEnded } from '../apart/apart.ts';
import { inTurn } from './drawing.ts';
import type { Redrawn, SentPicture } from './sent.ts';

const apart = makeApart<SentPicture, Redrawn>({
  path: 'src/server/redrawing/program.ts',
  // A photo of 40 megapixels takes a third of processor time or memory; a request may take little longer.
  most: { processorMs: 10_000, memoryBytes: 1_000_000_000, ms: 25 * second },
  // Starting takes a quarter of a second, which a form with six photos pays once.
  idleMs: 10 * second,
});

/** In turn. @throws AppError pictures_wait when too many wait, or the machine starts no process */
export function redrawApart(sent: SentPicture, most?: Costs): Promise<Redrawn> {
  return inTurn(() =>
    apart.run(sent, { most }).catch((error: unknown): Redrawn => {
      if (error instanceof WorkEnded) return { problem: 'work' };
      if (error instanceof NoProcess)
        throw new AppError('pictures_wait', { headers: { 'retry-after': '10' } });
      throw error;
    }),
  );
}
