/** All settings, read once from the environment. The only reader of `process.env`. */
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { type Language, type LocalText, languages } from '#shared/i18n.ts';
import type { Money } from '#shared/orderStates.ts';
import { type BankSettings, bankNetworks, bankSettings } from './bankSettings.ts';
import { type Environment, environment } from './environment.ts';
import { isLoopback } from './networks.ts';
import {
  backupS3Settings,
  googleSettings,
  type LanguageModel,
  modelSettings,
  noticeNetworks,
  s3Settings,
  telegramSettings,
  yookassaSettings,
} from './outsideParties.ts';
import { settingsForRehearsal } from './rehearsalSettings.ts';
import { settingsProblems } from './settingsProblems.ts';

export interface Config {
  /** `rehearsal`: a live school for this machine alone, with simulators for payments, bank and mail. */
  mode: 'demo' | 'live' | 'rehearsal';
  /** Settings of the live school that a rehearsal leaves aside, by name. */
  leftAside: readonly string[];
  /** Demo mode only: the demo school tells the year behind it once it runs. */
  hasDemoYear: boolean;
  port: number;
  host: string;
  /** Public origin without a trailing slash. Default: the address the server listens on. */
  appUrl: string;
  isAppUrlGiven: boolean;
  /** Proxies trusted to report the client's address: none, any direct client, or these addresses. */
  trustProxy: boolean | string[];
  dataDir: string;
  databaseUrl: string | null;
  adminEmail: string;
  adminPassword: string | null;
  /**
   * Time zone in force: the owner's choice in the panel, else SCHOOL_TIME_ZONE, which `environmentTimeZone`
   * keeps.
   */
  timeZone: string;
  environmentTimeZone: string;
  /** Name entered by the owner in the panel; null while the school has none. */
  schoolName: LocalText | null;
  /** Languages of the school; Russian is always among them. */
  languages: readonly Language[];
  /** Whether visitors find the support chat. */
  hasChat: boolean;
  /** The school's counter in Yandex Metrica, for visitors who consent; null: no page loads one. */
  metrika: string | null;
  logLevel: string;
  /**
   * Who starts the process again when the panel asks for it: the parent that `npm start` is, a service manager that
   * restarts what ends with a code of failure, or nobody.
   */
  supervisor: 'own' | 'service' | 'none';
  /** Bearer token for /metrics; without one it is open in demo mode and absent in live mode. */
  metricsToken: string | null;
  mail: { url: string | null; from: string };
  /**
   * Whether the answer itself may contain the link for a forgotten password: only in a demo that sends no
   * mail and that only this machine can reach.
   */
  isResetLinkShown: boolean;
  yookassa: { url: string; shopId: string; secretKey: string; vatCode: number; taxSystem: number } | null;
  /** Taxes that receipts name while the owner has chosen none in the panel; those in force are `yookassa`'s. */
  environmentTaxes: { vatCode: number; taxSystem: number };
  /** Networks of YooKassa's notices; those from elsewhere are refused. */
  yookassaNetworks: string[];
  /** Instalments by T-Bank's Forma; null: the school offers none. */
  tbank: BankSettings | null;
  /** Networks of the bank's webhooks; those from elsewhere are refused. */
  tbankNetworks: string[];
  /** How many orders buyers without an account may place per hour, all together; half of them at once. */
  visitorOrdersPerHour: number;
  /** Signing in with Google; null: there is no such button. */
  google: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Signing in with VK ID; null: there is no such button. */
  vk: { url: string; clientId: string } | null;
  /** Bucket for what people send; null: a folder in `dataDir`. */
  s3: { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string } | null;
  /** Where backups are kept: a bucket of their own, or else a folder; drafts are made in the folder anyway. */
  backups: { folder: string; s3: Config['s3'] };
  /** The school's bot, which writes to staff; null without one. `chatUrl`: where people open a chat with it. */
  telegram: { url: string; token: string; chatUrl: string } | null;
  /** Language model that words the assistant's answers; null: the embedded ones are given as they are. */
  languageModel: LanguageModel | null;
  /** Demo mode only: a simulator takes the place of a model that is not set up. */
  simulatesModel: boolean;
  /** Host that resolves public links of Yandex Disk, without a trailing slash. */
  yandexDiskUrl: string;
  /** Host of Yandex Metrica's script that the panel asks whether it answers, without a trailing slash. */
  metrikaUrl: string;
}

export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `Podium cannot start: ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** @throws ConfigError naming every problem at once */
export function readConfig(source?: Record<string, string | undefined>): Config {
  const { config, problems } = inspectConfig(source);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/**
 * The settings together with their problems, for callers that add more problems.
 * @throws ConfigError when a value cannot be read at all
 */
export function inspectConfig(source: Record<string, string | undefined> = process.env): {
  config: Config;
  problems: string[];
} {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(unreadable(given, parsed.error.issues));
  const { env, leftAside } =
    parsed.data.PODIUM_MODE === 'rehearsal'
      ? settingsForRehearsal(parsed.data, Object.keys(given))
      : { env: parsed.data, leftAside: [] };
  return { config: { ...configOf(env), leftAside }, problems: settingsProblems(env) };
}

/** Settings that cannot be read, and what is wrong with the others. */
function unreadable(
  given: Record<string, string | undefined>,
  issues: readonly { path: PropertyKey[]; message: string }[],
): string[] {
  const names = new Set(issues.map(({ path }) => String(path[0])));
  const lines = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const rest = environment.safeParse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name))),
  );
  if (!rest.success) return lines;
  const others = settingsProblems(rest.data).filter((line) => !names.has(line.split(':', 1)[0]!));
  return [...lines, ...others];
}

/** Whether nobody else reaches the school, not by a proxy either. */
function isForThisMachine({ TRUST_PROXY, APP_URL }: Environment, host: string): boolean {
  const isOwnAddress = APP_URL === undefined || isLoopback(new URL(APP_URL).hostname);
  return isLoopback(host) && isOwnAddress && TRUST_PROXY === false;
}

function configOf(env: Environment): Omit<Config, 'leftAside'> {
  const host = env.HOST ?? (env.PODIUM_MODE === 'live' ? '0.0.0.0' : '127.0.0.1');
  return {
    mode: env.PODIUM_MODE,
    hasDemoYear: env.PODIUM_MODE === 'demo' && env.DEMO_YEAR,
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
    schoolName: null,
    languages,
    hasChat: env.PODIUM_MODE === 'demo',
    metrika: null,
    logLevel: env.LOG_LEVEL,
    supervisor: env.PODIUM_SUPERVISOR,
    metricsToken: env.METRICS_TOKEN ?? null,
    mail: { url: env.MAIL_URL ?? null, from: env.MAIL_FROM },
    isResetLinkShown: env.PODIUM_MODE === 'demo' && !env.MAIL_URL && isForThisMachine(env, host),
    yookassa: yookassaSettings(env),
    environmentTaxes: { vatCode: env.YOOKASSA_VAT_CODE, taxSystem: env.YOOKASSA_TAX_SYSTEM },
    yookassaNetworks: env.YOOKASSA_NETWORKS ?? noticeNetworks(env),
    tbank: bankSettings(env),
    tbankNetworks: env.TBANK_NETWORKS ?? bankNetworks(env),
    visitorOrdersPerHour: env.VISITOR_ORDERS_PER_HOUR,
    google: googleSettings(env),
    vk: env.VK_CLIENT_ID ? { url: env.VK_URL.replace(/\/+$/, ''), clientId: env.VK_CLIENT_ID } : null,
    s3: s3Settings(env),
    backups: {
      folder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')),
      s3: backupS3Settings(env),
    },
    telegram: telegramSettings(env),
    languageModel: modelSettings(env),
    simulatesModel: env.LLM_SIMULATOR,
    yandexDiskUrl: env.YANDEX_DISK_URL.replace(/\/+$/, ''),
    metrikaUrl: env.METRIKA_URL.replace(/\/+$/, ''),
  };
}

/** Money that a card pays with. */
export function moneyOf({ mode, yookassa }: Pick<Config, 'mode' | 'yookassa'>): Money {
  if (mode !== 'live') return mode;
  return yookassa?.secretKey.startsWith('test_') ? 'test' : 'real';
}

/** Money that staff take past the provider, whose test key says nothing about it. */
export function moneyByHand({ mode }: Pick<Config, 'mode'>): Money {
  return mode === 'live' ? 'real' : mode;
}

/** VAT code of what is sold now, by card or by hand (54-FZ). */
export function vatCodeOf({
  yookassa,
  environmentTaxes,
}: Pick<Config, 'yookassa' | 'environmentTaxes'>): number {
  return yookassa?.vatCode ?? environmentTaxes.vatCode;
}

/** A random password: 20 characters of base64url. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}
