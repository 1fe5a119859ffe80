/** Settings of the outside parties, each null where it is not set up. */
import { type Environment, splitList } from './environment.ts';

export function telegramSettings(env: Environment) {
  const { TELEGRAM_URL, TELEGRAM_BOT_TOKEN: token } = env;
  if (!token) return null;
  return { url: TELEGRAM_URL.replace(/\/+$/, ''), token, chatUrl: 'https://t.me' };
}

export interface LanguageModel {
  /** Base address of an API that OpenAI's clients speak to, such as `https://api.openai.com/v1`. */
  url: string;
  model: string;
  /** None for a model of one's own that asks for none. */
  apiKey: string | null;
  /** So many tokens a school day, questions and answers together; then the embedded assistant goes on alone. */
  dailyTokens: number;
}

export function modelSettings(env: Environment): LanguageModel | null {
  const { LLM_URL, LLM_MODEL: model, LLM_API_KEY, LLM_DAILY_TOKENS: dailyTokens } = env;
  if (!model) return null;
  return { url: LLM_URL.replace(/\/+$/, ''), model, apiKey: LLM_API_KEY ?? null, dailyTokens };
}

/** Questions must not cross the net in the clear; a model on this machine needs no certificate. */
export function modelProblems({ PODIUM_MODE, LLM_URL, LLM_MODEL, LLM_API_KEY }: Environment): string[] {
  if (LLM_API_KEY && !LLM_MODEL) return ['LLM_MODEL: is missing; LLM_API_KEY goes with it'];
  const isLocal = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/]|$)/.test(LLM_URL);
  const isOpen = PODIUM_MODE !== 'demo' && !LLM_URL.startsWith('https://') && !isLocal;
  return isOpen ? ['LLM_URL: must be https:// in live mode, or on this machine'] : [];
}

export function s3Settings(
  env: Pick<Environment, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>,
) {
  const { S3_ENDPOINT, S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY, S3_SECRET_KEY } = env;
  if (!S3_ENDPOINT || !bucket || !S3_ACCESS_KEY || !S3_SECRET_KEY) return null;
  const endpoint = S3_ENDPOINT.replace(/\/+$/, '');
  return { endpoint, region, bucket, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
}

/** The bucket for backups, which need not be that of uploads, nor its account. */
export function backupS3Settings(env: Environment) {
  return s3Settings({
    S3_ENDPOINT: env.BACKUP_S3_ENDPOINT,
    S3_REGION: env.BACKUP_S3_REGION,
    S3_BUCKET: env.BACKUP_S3_BUCKET,
    S3_ACCESS_KEY: env.BACKUP_S3_ACCESS_KEY,
    S3_SECRET_KEY: env.BACKUP_S3_SECRET_KEY,
  });
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
  return splitList(PODIUM_MODE !== 'live' ? `${published}, 127.0.0.0/8, ::1` : published);
}

export function googleSettings(env: Environment) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  return { issuer: env.GOOGLE_ISSUER.replace(/\/+$/, ''), clientId, clientSecret };
}
