/** Settings of the outside parties, each null where it is not set up. */
import { type Environment, splitList } from './environment.ts';

export function telegramSettings(env: Environment) {
  const { TELEGRAM_URL, TELEGRAM_BOT_TOKEN: token } = env;
  if (!token) return null;
  return { url: TELEGRAM_URL.replace(/\/+$/, ''), token, chatUrl: 'https://t.me' };
}

export function s3Settings(env: Environment) {
  const { S3_ENDPOINT, S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY, S3_SECRET_KEY } = env;
  if (!S3_ENDPOINT || !bucket || !S3_ACCESS_KEY || !S3_SECRET_KEY) return null;
  const endpoint = S3_ENDPOINT.replace(/\/+$/, '');
  return { endpoint, region, bucket, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
}

export function yookassaSettings(env: Environment) {
  if (!env.YOOKASSA_SHOP_ID || !env.YOOKASSA_SECRET_KEY) return null;
  return {
    url: env.YOOKASSA_URL.replace(/\/+$/, ''),
    shopId: env.YOOKASSA_SHOP_ID,
    secretKey: env.YOOKASSA_SECRET_KEY,
    vatCode: env.YOOKASSA_VAT_CODE,
    taxSystem: env.YOOKASSA_TAX_SYSTEM,
  };
}

/**
 * As published by YooKassa (developers/using-api/webhooks); the simulator's notices come from this machine.
 */
export function noticeNetworks({ PODIUM_MODE }: Environment): string[] {
  const published =
    '185.71.76.0/27, 185.71.77.0/27, 77.75.153.0/25, 77.75.154.128/25, 77.75.156.11, 77.75.156.35, 2a02:5180::/32';
  return splitList(PODIUM_MODE === 'demo' ? `${published}, 127.0.0.0/8, ::1` : published);
}

export function googleSettings(env: Environment) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  return { issuer: env.GOOGLE_ISSUER.replace(/\/+$/, ''), clientId, clientSecret };
}
