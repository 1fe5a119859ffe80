/** Schema of the environment, value by value; `config.ts` reads it and checks the whole. */
import { z } from 'zod';
import { emailField } from '#shared/fields.ts';
import { demoDomain } from './demoDefaults.ts';
import { isNetwork } from './networks.ts';

const optionalText = z.string().trim().min(1).optional();
const port = z.coerce.number().int().min(0).max(65535);

export const environment = z.object({
  PODIUM_MODE: z.enum(['demo', 'live', 'rehearsal']).default('demo'),
  DEMO_YEAR: z.stringbool().default(true),
  PORT: port.default(3000),
  HOST: optionalText,
  APP_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(
      isOrigin,
      'must be the address of the site alone, such as https://school.example, without user, path or query',
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('false')
    .refine(isProxySetting, 'must be true, false, or addresses and networks of proxies, such as 127.0.0.1')
    .transform(proxySetting),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_EMAIL: emailField.default(`admin@${demoDomain}`),
  ADMIN_PASSWORD: z.string().min(6).optional(),
  SCHOOL_TIME_ZONE: z.string().default('Europe/Moscow').refine(isTimeZone, 'is not a time zone'),
  PODIUM_SUPERVISOR: z.enum(['own', 'service', 'none']).default('own'),
  // Read by that parent, scripts/supervise.mjs.
  PODIUM_SILENT_SECONDS: z.coerce.number().int().min(1).default(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .default(`Podium <school@${demoDomain}>`)
    .refine(isSender, 'must be an address, or a name and an address: School <school@example.com>'),
  YOOKASSA_URL: z.url().default('https://api.yookassa.ru/v3'),
  YOOKASSA_SHOP_ID: optionalText,
  YOOKASSA_SECRET_KEY: optionalText,
  YOOKASSA_VAT_CODE: z.coerce.number().int().min(1).max(12).default(1),
  YOOKASSA_TAX_SYSTEM: z.coerce.number().int().min(1).max(6).default(2),
  YOOKASSA_NETWORKS: z
    .string()
    .refine(
      (list) => splitList(list).every(isNetwork),
      'must be addresses and networks, such as 192.0.2.0/24',
    )
    .transform(splitList)
    .optional(),
  TBANK_URL: z.url({ protocol: /^https?$/ }).default('https://forma.tbank.ru/api/partners/v2/orders'),
  TBANK_SHOP_ID: optionalText,
  TBANK_SHOWCASE_ID: optionalText,
  TBANK_PASSWORD: optionalText,
  TBANK_PROMO_CODES: z
    .string()
    .refine(
      (list) => list.split(';').every(isPromoCode),
      'must be months and codes of the bank, such as 3=installment_0_0_3_3; 6=installment_0_0_6_6',
    )
    .transform(promoCodes)
    .optional(),
  TBANK_DEMO: z.stringbool().default(false),
  TBANK_NETWORKS: z
    .string()
    .refine(
      (list) => splitList(list).every(isNetwork),
      'must be addresses and networks, such as 192.0.2.0/24',
    )
    .transform(splitList)
    .optional(),
  VISITOR_ORDERS_PER_HOUR: z.coerce.number().int().min(2).default(2_000),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  VK_URL: z.url({ protocol: /^https?$/ }).default('https://id.vk.ru'),
  VK_CLIENT_ID: optionalText,
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('ru-central1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY: optionalText,
  S3_SECRET_KEY: optionalText,
  TELEGRAM_URL: z.url({ protocol: /^https?$/ }).default('https://api.telegram.org'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .trim()
    .regex(/^\d+:[\w-]+$/, 'is not the token of a bot')
    .optional(),
  LLM_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
  LLM_MODEL: optionalText,
  LLM_API_KEY: optionalText,
  LLM_DAILY_TOKENS: z.coerce.number().int().min(0).default(200_000),
  LLM_SIMULATOR: z.stringbool().default(false),
  BACKUP_DIR: optionalText,
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().default('ru-central1'),
  BACKUP_S3_BUCKET: optionalText,
  BACKUP_S3_ACCESS_KEY: optionalText,
  BACKUP_S3_SECRET_KEY: optionalText,
  YANDEX_DISK_URL: z.url({ protocol: /^https?$/ }).default('https://cloud-api.yandex.net'),
  METRIKA_URL: z.url({ protocol: /^https?$/ }).default('https://mc.yandex.ru'),
});

export type Environment = z.output<typeof environment>;

function isSender(value: string): boolean {
  const [, inBrackets, alone] = /^[^<>]*<([^<>]+)>$|^([^<>]+)$/.exec(value.trim()) ?? [];
  return emailField.safeParse(inBrackets ?? alone).success;
}

/** Links are made by adding a path to it. */
function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password, pathname, search, hash } = new URL(url);
  return `${username}${password}${search}${hash}` === '' && /^\/+$/.test(pathname) && !/[?#]/.test(url);
}

/** Names that Fastify knows: for this machine, and for private networks. */
function isProxySetting(value: string): boolean {
  const flag = z.stringbool().safeParse(value);
  return flag.success || splitList(value).every(isProxyNetwork);
}

function proxySetting(value: string): boolean | string[] {
  const flag = z.stringbool().safeParse(value);
  return flag.success ? flag.data : splitList(value);
}

function isProxyNetwork(value: string): boolean {
  return /^(?:loopback|linklocal|uniquelocal)$/.test(value) || isNetwork(value);
}

function isPromoCode(value: string): boolean {
  const [, months = '0'] = /^\s*(\d{1,2})\s*=\s*[\w,.-]{1,64}\s*$/.exec(value) ?? [];
  return Number(months) >= 2 && Number(months) <= 36;
}

/** The bank's code by the number of months, fewest first. */
function promoCodes(value: string): Map<number, string> {
  const pairs = value.split(';').map((part) => part.split('=').map((side) => side.trim()));
  return new Map(
    pairs.map(([months, code]) => [Number(months), code ?? ''] as const).toSorted(([a], [b]) => a - b),
  );
}

export function splitList(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
