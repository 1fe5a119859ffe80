/**
 * A thread beside the work, which sees what the work's own loop cannot while it is held: costs beyond what is allowed,
 * and a caller that is gone. Nothing less than a kill ends a parser or a decoder.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Costs } from './apart.ts';

const lookEveryMs = 50;
const { parent } = workerData as { parent: number };

let most: Costs | null = null;
let begun = process.cpuUsage();

parentPort!.on('message', (costs: Costs | null) => {
  most = costs;
  begun = process.cpuUsage();
});

setInterval(() => {
  if (process.ppid !== parent || (most && isOver(most))) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);

function isOver({ processorMs, memoryBytes }: Costs): boolean {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 > processorMs || process.memoryUsage.rss() > memoryBytes;
}
