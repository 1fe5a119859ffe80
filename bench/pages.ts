import { save, take } from './answer.ts';
import { startBare, startProduct } from './product.ts';
import { atLeast } from './verdict.ts';
import { measureInTurns, ratio } from './wrk.ts';

const asBrowsersAsk = { 'accept-encoding': 'br' };
const describing = ['content-type', 'content-encoding'];

/** The landing page, requested as browsers do, against bare Fastify with the same bytes, in one run. */
export async function run(): Promise<void> {
  const product = await startProduct();
  const page = await take(`${product.url}/`, asBrowsersAsk);
  if (page.status !== 200) throw new Error(`the landing page answers ${page.status}`);
  const bare = await startBare(await save(page, (name) => describing.includes(name)));
  const sameHeaders = await startBare(await save(page, () => true));
  console.log(
    `The landing page: ${page.body.length} bytes as ${page.headers['content-encoding']}, ${Object.keys(page.headers).length} headers`,
  );
  const rates = await measureInTurns([
    { name: 'Podium', pid: product.pid, url: `${product.url}/`, headers: asBrowsersAsk },
    { name: 'bare Fastify, same bytes', pid: bare.pid, url: `${bare.url}/`, headers: asBrowsersAsk },
    {
      name: 'bare Fastify, same bytes and headers',
      pid: sameHeaders.pid,
      url: `${sameHeaders.url}/`,
      headers: asBrowsersAsk,
    },
  ]);
  atLeast('of bare Fastify', ratio(rates, 'Podium', 'bare Fastify, same bytes'), 0.7);
  atLeast(
    'of bare Fastify with the same headers',
    ratio(rates, 'Podium', 'bare Fastify, same bytes and headers'),
    0.9,
  );
  await Promise.all([product, bare, sameHeaders].map((server) => server.stop()));
}
