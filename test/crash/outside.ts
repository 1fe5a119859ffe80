/** The outside parties. They live in this process, so they survive whatever happens to the product. */
import { startMail } from '#simulators/mail/server.ts';
import type { Tbank } from '#simulators/tbank/server.ts';
import { startYookassa, type Yookassa } from '#simulators/yookassa/server.ts';
import { bankSettings, startBank } from '#test/bank.ts';
import { isPaidSubject } from '#test/school.ts';
import { type Courier, startCourier } from './courier.ts';

export interface Outside {
  yookassa: Yookassa;
  tbank: Tbank;
  courier: Courier;
  /** Settings that let the product find them. */
  settings: Record<string, string>;
  /** Numbers of orders named in mails about paid orders and ready ratings, one entry for each mail that names it. */
  mailed(): readonly string[];
  close(): Promise<void>;
}

const ratingSubject = 'Ваш рейтинг модели готов';

/** @param origin where the product serves */
export async function startOutside(origin: string): Promise<Outside> {
  const shop = { shopId: '100500', secretKey: 'test_crash' };
  const courier = await startCourier(origin);
  const yookassa = await startYookassa({ ...shop, webhookUrl: courier.url });
  const tbank = await startBank();
  tbank.connect(origin, courier.url.replace(/\/$/, ''));
  const mail = await startMail({ limit: Number.MAX_SAFE_INTEGER });
  const named: string[] = [];
  // A night of mails does not fit into memory; the numbers of the orders do.
  const reader = setInterval(read, 1_000);
  function read(): void {
    const paid = mail
      .messages()
      .filter(({ subject }) => isPaidSubject(subject) || subject.startsWith(ratingSubject));
    mail.clear();
    for (const { text } of paid) named.push(...new Set(text.match(/Z-\d{5,}/g)));
  }
  return {
    yookassa,
    tbank,
    courier,
    settings: {
      MAIL_URL: mail.smtpUrl,
      YOOKASSA_URL: `${yookassa.url}/v3`,
      YOOKASSA_SHOP_ID: shop.shopId,
      YOOKASSA_SECRET_KEY: shop.secretKey,
      ...bankSettings(tbank.apiUrl),
    },
    mailed() {
      read();
      return named;
    },
    async close() {
      clearInterval(reader);
      courier.close();
      await Promise.all([mail.close(), yookassa.close(), tbank.close()]);
    },
  };
}
