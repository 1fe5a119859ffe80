/** Captures an answer exactly as sent, for bare Fastify to repeat. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function take(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** Saves the answer for `startBare`, with the headers that `keep` accepts. */
export async function save({ headers, body }: Answer, keep: (name: string) => boolean): Promise<string> {
  const ofTheServer = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
  const kept = Object.entries(headers).filter(([name]) => !ofTheServer.includes(name) && keep(name));
  const file = join(await mkdtemp(join(tmpdir(), 'podium-answer-')), 'answer.json');
  await writeFile(file, JSON.stringify({ headers: Object.fromEntries(kept), body: body.toString('base64') }));
  return file;
}
