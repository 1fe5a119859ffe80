/** Has work done apart that has no end, and says who does it. */
import { makeApart } from '#server/apart/apart.ts';

const most = { processorMs: 600_000, memoryBytes: 1e9, ms: 600_000 };
const answer = ({ pid }: { pid: number }) => void process.stdout.write(`${pid}\n`);
await makeApart({ path: 'test/programs/apart.ts', most }).run('loop', { answer });
