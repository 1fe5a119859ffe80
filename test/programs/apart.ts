/** Works apart, as it is told, and says first who it is. */
import { serve } from '#server/apart/serving.ts';

serve(async (task: 'answer' | 'loop' | 'grow' | 'fail', ask) => {
  const answer = await ask({ pid: process.pid });
  if (task === 'fail') throw new Error('it has failed');
  const held: Buffer[] = [];
  while (task !== 'answer') if (task === 'grow') held.push(Buffer.alloc(1_000_000, 1));
  return { answer, environment: Object.keys(process.env) };
});
