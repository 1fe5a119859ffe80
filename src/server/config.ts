/** All settings, read once from the environment. The only reader of `process.env`. */
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const optionalText = z.string().trim().min(1).optional();
const port = z.coerce.number().int().min(0).max(65535);

const environment = z.object({
  PODIUM_MODE: z.enum(['demo', 'live']).default('demo'),
  PORT: port.default(3000),
  HOST: optionalText,
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z
    .string()
    .default('false')
    .refine(isProxySetting, 'must be true, false, or addresses and networks of proxies, such as 127.0.0.1')
    .transform(proxySetting),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_EMAIL: z.email().toLowerCase().default('admin@podium.local'),
  ADMIN_PASSWORD: z.string().min(6).optional(),
  SCHOOL_TIME_ZONE: z.string().default('Europe/Moscow').refine(isTimeZone, 'is not a time zone'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Podium <school@podium.local>'),
  YOOKASSA_URL: z.url().default('https://api.yookassa.ru/v3'),
  YOOKASSA_SHOP_ID: optionalText,
  YOOKASSA_SECRET_KEY: optionalText,
  YOOKASSA_VAT_CODE: z.coerce.number().int().min(1).max(12).default(1),
  YOOKASSA_TAX_SYSTEM: z.coerce.number().int().min(1).max(6).default(2),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  VK_URL: z.url({ protocol: /^https?$/ }).default('https://id.vk.ru'),
  VK_CLIENT_ID: optionalText,
});

export interface Config {
  mode: 'demo' | 'live';
  port: number;
  host: string;
  /** Public origin without a trailing slash. Where not given: the address the server listens on. */
  appUrl: string;
  isAppUrlGiven: boolean;
  /** Whose word on the client's address counts: nobody's, that of whoever connects, or of these addresses. */
  trustProxy: boolean | string[];
  dataDir: string;
  databaseUrl: string | null;
  adminEmail: string;
  adminPassword: string | null;
  /** In force: the owner's choice in the panel, else SCHOOL_TIME_ZONE, which `environmentTimeZone` keeps. */
  timeZone: string;
  environmentTimeZone: string;
  logLevel: string;
  /** Bearer of /metrics; without one it is open in demo mode and absent in live mode. */
  metricsToken: string | null;
  mail: { url: string | null; from: string };
  /**
   * Whether a forgotten password's link may stand in the answer itself: a demonstration that sends no mail anywhere
   * and that nobody but this machine can reach.
   */
  isResetLinkShown: boolean;
  yookassa: { url: string; shopId: string; secretKey: string; vatCode: number; taxSystem: number } | null;
  /** Signing in with Google; null: there is no such button. */
  google: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Signing in with VK ID; null: there is no such button. */
  vk: { url: string; clientId: string } | null;
}

export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings have ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`);
    this.problems = problems;
  }
}

/** @throws ConfigError naming every problem at once. */
export function readConfig(source: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const problems = [
    ...(env.PODIUM_MODE === 'live' ? liveProblems(env) : demoProblems(env)),
    ...halfProblems(env),
  ];
  if (problems.length > 0) throw new ConfigError(problems);

  const host = env.HOST ?? (env.PODIUM_MODE === 'demo' ? '127.0.0.1' : '0.0.0.0');
  return {
    mode: env.PODIUM_MODE,
    port: env.PORT,
    host,
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    isAppUrlGiven: env.APP_URL !== undefined,
    trustProxy: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    timeZone: env.SCHOOL_TIME_ZONE,
    environmentTimeZone: env.SCHOOL_TIME_ZONE,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    mail: { url: env.MAIL_URL ?? null, from: env.MAIL_FROM },
    isResetLinkShown: env.PODIUM_MODE === 'demo' && !env.MAIL_URL && isLoopback(host),
    yookassa: yookassaSettings(env),
    google: googleSettings(env),
    vk: env.VK_CLIENT_ID ? { url: env.VK_URL.replace(/\/+$/, ''), clientId: env.VK_CLIENT_ID } : null,
  };
}

type Environment = z.output<typeof environment>;

function yookassaSettings(env: Environment): Config['yookassa'] {
  if (!env.YOOKASSA_SHOP_ID || !env.YOOKASSA_SECRET_KEY) return null;
  return {
    url: env.YOOKASSA_URL.replace(/\/+$/, ''),
    shopId: env.YOOKASSA_SHOP_ID,
    secretKey: env.YOOKASSA_SECRET_KEY,
    vatCode: env.YOOKASSA_VAT_CODE,
    taxSystem: env.YOOKASSA_TAX_SYSTEM,
  };
}

function googleSettings(env: Environment): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  return { issuer: env.GOOGLE_ISSUER.replace(/\/+$/, ''), clientId, clientSecret };
}

function liveProblems(env: Environment): string[] {
  const problems: string[] = [];
  const required = ['APP_URL', 'MAIL_URL', 'YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'] as const;
  for (const name of required) if (!env[name]) problems.push(`${name}: is required when PODIUM_MODE=live`);
  if (env.APP_URL && !env.APP_URL.startsWith('https://'))
    problems.push('APP_URL: must be https:// in live mode');
  if (env.ADMIN_EMAIL.endsWith('@podium.local')) problems.push('ADMIN_EMAIL: is still the demo default');
  for (const name of ['YOOKASSA_URL', 'GOOGLE_ISSUER', 'VK_URL'] as const) {
    if (/^https?:\/\/(localhost|127\.|\[::1\])/.test(env[name]))
      problems.push(`${name}: points at a simulator on this machine`);
    else if (!env[name].startsWith('https://')) problems.push(`${name}: must be https:// in live mode`);
  }
  return problems;
}

function demoProblems(env: Environment): string[] {
  const isLiveKey = env.YOOKASSA_SECRET_KEY?.startsWith('live_');
  return isLiveKey ? ['YOOKASSA_SECRET_KEY: a live key must not be used with PODIUM_MODE=demo'] : [];
}

function halfProblems(env: Environment): string[] {
  if (!env.GOOGLE_CLIENT_ID === !env.GOOGLE_CLIENT_SECRET) return [];
  return ['GOOGLE_CLIENT_ID: goes together with GOOGLE_CLIENT_SECRET'];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** The names are those that Fastify knows: of this machine, and of private networks. */
function isProxySetting(value: string): boolean {
  const flag = z.stringbool().safeParse(value);
  return flag.success || splitList(value).every(isNetwork);
}

function proxySetting(value: string): boolean | string[] {
  const flag = z.stringbool().safeParse(value);
  return flag.success ? flag.data : splitList(value);
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(value)) return true;
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  return (
    longest !== undefined &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= longest))
  );
}

function splitList(value: string): string[] {
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

/** A password nobody chose, shown once: 20 characters of base64url. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}
