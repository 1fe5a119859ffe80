/** Yandex Metrica, as far as a server can ask: it tells nobody whether a counter exists. */
import type { App } from '#server/app.ts';
import { networkReason } from '#server/outsideAnswers.ts';
import { givesUpAfter } from '#server/patience.ts';
import { second } from '#shared/dates.ts';
import { metrikaScript } from '../../rules/metrika.ts';

/** A person waits for it. */
const limitMs = 8 * second;

/** Whether the script that pages load is there. @throws Error with what is wrong */
export async function metrikaAnswers({ config }: App): Promise<void> {
  const response = await fetch(config.metrikaUrl + metrikaScript, {
    redirect: 'error',
    signal: givesUpAfter(limitMs),
  }).catch((error: unknown) => {
    throw new Error(networkReason(error));
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  if (!/javascript/.test(response.headers.get('content-type') ?? ''))
    throw new Error('it does not answer with a script');
}
