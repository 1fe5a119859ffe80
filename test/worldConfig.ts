/** Settings of a world: demo mode, with the simulators at these addresses. */
import { type Config, readConfig } from '#server/config.ts';
import { bankSettings } from './bank.ts';

export function worldConfig(
  folder: string,
  urls: { mail: string; yookassa: string; tbank: string },
  extra: Record<string, string> = {},
): Config {
  return readConfig({
    PODIUM_MODE: 'demo',
    DATA_DIR: folder,
    ADMIN_EMAIL: 'owner@example.com',
    MAIL_URL: urls.mail,
    YOOKASSA_URL: urls.yookassa,
    YOOKASSA_SHOP_ID: '100500',
    YOOKASSA_SECRET_KEY: 'test_world',
    ...bankSettings(urls.tbank),
    APP_URL: 'http://127.0.0.1',
    ...extra,
  });
}
