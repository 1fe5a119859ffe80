/** How many visits a second are counted, beside the plainest answer of the same process. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seenPath } from '#features/records/visits/contract/path.ts';
import type { LargeProduct } from './largeProduct.ts';
import { atLeast } from './verdict.ts';
import { measureInTurns, ratio } from './wrk.ts';

const targetShare = 0.3;

/** A thousand browsers that look at pages, as wrk sends them. */
const visitors = `
wrk.method = "POST"
local browser = 0
request = function()
  browser = (browser + 1) % 1000
  local body = '{"page":"/","from":"https://search.example/","query":"?utm_source=s' .. browser % 40 .. '","step":"visit"}'
  local agent = "Mozilla/5.0 (X11; Linux x86_64) Firefox/" .. browser
  return wrk.format(nil, nil, { ["content-type"] = "application/json", ["user-agent"] = agent }, body)
end`;

export async function countedVisits({ url, pid, engine }: LargeProduct): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'));
  const script = join(folder, 'visitors.lua');
  try {
    await writeFile(script, visitors);
    const [visit, health] = ['a counted visit', 'the health answer'];
    const rates = await measureInTurns([
      { name: visit, pid, url: url + seenPath, script },
      { name: health, pid, url: `${url}/healthz` },
    ]);
    atLeast(`visits counted beside the health answer, ${engine}`, ratio(rates, visit, health), targetShare);
  } finally {
    await rm(folder, { recursive: true });
  }
}
