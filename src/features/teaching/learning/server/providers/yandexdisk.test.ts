// Lane: alone.
/** R12: every network fault on the way to Yandex Disk. The lesson shows the link instead, and soon. */
import { expect, it } from 'vitest';
import { second } from '#shared/dates.ts';
import { publicFilm, startYandexDisk } from '#simulators/yandexdisk/server.ts';
import { networkFaults } from '#test/faultProxy.ts';
import { faultyLines } from '#test/hastened.ts';
import { playableAddress } from './yandexdisk.ts';

const lines = faultyLines();
const page = 'https://disk.yandex.ru/i/aBcDeF123456';

it.each(networkFaults)('%s on the way to Yandex Disk', async (fault) => {
  const disk = await startYandexDisk();
  const proxy = await lines.before(disk.url);
  await proxy.set(fault);
  expect(await playableAddress(proxy.url, page)).toBe(fault === 'delay' ? publicFilm.file : null);
  expect(lines.limits).toEqual([4 * second]);
  await proxy.set(null);
  expect(await playableAddress(proxy.url, page)).toBe(publicFilm.file);
  await disk.close();
});
