/** A live school on its first day: an empty database, real settings, and simulators only for money and mail. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Podium, startPodium } from '#app/podium.ts';
import { readConfig } from '#server/config.ts';
import { type MailCatcher, startMail } from '#simulators/mail/server.ts';
import { startYookassa } from '#simulators/yookassa/server.ts';
import { test as base } from './browser.ts';
import { aFolder, removeFolder } from './filledSchool.ts';
import { owner } from './ownersHand.ts';

const shop = { shopId: '100500', secretKey: 'live_key' };

/** Complete as for a school on the internet: what must be refused in live mode is refused here too. */
const settings = {
  PODIUM_MODE: 'live',
  APP_URL: 'https://school.example',
  HOST: '127.0.0.1',
  MAIL_URL: 'smtps://mail.school.example',
  MAIL_FROM: 'school@school.example',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  YOOKASSA_SHOP_ID: shop.shopId,
  YOOKASSA_SECRET_KEY: shop.secretKey,
  YOOKASSA_NETWORKS: '127.0.0.0/8',
  LOG_LEVEL: 'silent',
};

export interface LiveSchool extends Podium {
  mail: MailCatcher;
  close(): Promise<void>;
}

/** @param folder of its data: empty, or what a rehearsal has left */
export async function openLiveSchool(folder: string): Promise<LiveSchool> {
  const PORT = String(await aFreePort());
  const url = `http://127.0.0.1:${PORT}`;
  const mail = await startMail();
  const yookassa = await startYookassa({ ...shop, webhookUrl: `${url}/api/payments/yookassa/webhook` });
  const config = readConfig({ ...settings, DATA_DIR: folder, PORT });
  // Only now, so that the check of live settings stays as strict as everywhere.
  config.appUrl = url;
  config.mail.url = mail.smtpUrl;
  config.yookassa!.url = `${yookassa.url}/v3`;
  const podium = await startPodium(config);
  return {
    ...podium,
    mail,
    async close() {
      await podium.stop();
      await Promise.all([mail.close(), yookassa.close()]);
    },
  };
}

export const test = base.extend<{ school: LiveSchool }>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names its dependencies, and this one has none.
    async ({}, use) => {
      const folder = await aFolder();
      const school = await openLiveSchool(folder);
      await use(school);
      await school.close();
      await removeFolder(folder);
    },
    // Starting a school can take a busy machine as long as a journey, so it does not count towards its time limit.
    { timeout: 120_000 },
  ],
  baseURL: async ({ school }, use) => use(school.url),
});

/** The school's address is known before it listens, because its links and the payment notices name it. */
async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
