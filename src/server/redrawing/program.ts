/**
 * The process of `apart.ts`: redraws one picture after the other, and ends itself where one costs too much. Nothing
 * less ends a decoder: the library looks at its own time limit between rows of pixels, and some files yield none for
 * hours.
 */
import type { Costs } from './apart.ts';
import { redraw, type SentPicture } from './sent.ts';

const lookEveryMs = 50;

process.on('message', async ({ sent, most }: { sent: SentPicture; most: Costs }) => {
  const begun = process.cpuUsage();
  const looking = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1000 > most.processorMs || process.memoryUsage.rss() > most.memoryBytes) end();
  }, lookEveryMs);
  process.send!(await redraw(sent));
  clearInterval(looking);
});

// Nobody waits for an answer any more.
process.on('disconnect', end);

/** A usual exit would wait for the decoder. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
