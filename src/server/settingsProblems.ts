/** Reasons to refuse the settings as a whole; each value by itself is checked in `environment.ts`. */
import { bankProblems } from './bankSettings.ts';
import { isCommonPassword, isOwnAddress } from './commonPasswords.ts';
import { demoDomain, demoPassword, isDemoAddress } from './demoDefaults.ts';
import type { Environment } from './environment.ts';
import { mayBeReadOnTheWay } from './mail/inTheClear.ts';
import { modelProblems } from './outsideParties.ts';

/** A line each, beginning with the setting's name. */
export function settingsProblems(env: Environment): string[] {
  // The super admin of a rehearsal stays the live school's.
  const ofMode = { live: liveProblems, rehearsal: ownerProblems, demo: demoProblems }[env.PODIUM_MODE];
  return [...ofMode(env), ...halfProblems(env)];
}

function liveProblems(env: Environment): string[] {
  const problems: string[] = [];
  const required = ['APP_URL', 'MAIL_URL', 'YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'] as const;
  for (const name of required) if (!env[name]) problems.push(`${name}: is required when PODIUM_MODE=live`);
  if (env.APP_URL && !env.APP_URL.startsWith('https://'))
    problems.push('APP_URL: must be https:// in live mode');
  if (env.MAIL_FROM.includes(`@${demoDomain}`)) problems.push('MAIL_FROM: is still the demo default');
  problems.push(...mailProblems(env), ...ownerProblems(env));
  for (const name of [
    'YOOKASSA_URL',
    'TBANK_URL',
    'GOOGLE_ISSUER',
    'VK_URL',
    'TELEGRAM_URL',
    'YANDEX_DISK_URL',
    'METRIKA_URL',
  ] as const) {
    if (/^https?:\/\/(localhost|127\.|\[::1\])/.test(env[name]))
      problems.push(`${name}: points at a simulator on this machine`);
    else if (!env[name].startsWith('https://')) problems.push(`${name}: must be https:// in live mode`);
  }
  return problems;
}

/** A relay of one's own network may have no TLS (docs/self-hosting.md); what leaves it, and a password, must not be read. */
function mailProblems({ MAIL_URL }: Environment): string[] {
  if (!MAIL_URL || !mayBeReadOnTheWay(MAIL_URL)) return [];
  const { hostname, password } = new URL(MAIL_URL);
  const isElsewhere = /\.[a-z]+$/i.test(hostname) && !/\.(?:local|internal|lan|arpa|test)$/i.test(hostname);
  return password || isElsewhere
    ? ['MAIL_URL: mails and passwords could be read on the way; take smtps://, or leave requireTLS=false out']
    : [];
}

function ownerProblems({ ADMIN_EMAIL, ADMIN_PASSWORD }: Environment): string[] {
  const problems = isDemoAddress(ADMIN_EMAIL) ? ['ADMIN_EMAIL: is still the demo default'] : [];
  if (ADMIN_PASSWORD === demoPassword)
    problems.push('ADMIN_PASSWORD: is the demo password, which everybody knows');
  else if (ADMIN_PASSWORD && isCommonPassword(ADMIN_PASSWORD))
    problems.push('ADMIN_PASSWORD: is one of those that are guessed first');
  else if (ADMIN_PASSWORD && isOwnAddress(ADMIN_PASSWORD, ADMIN_EMAIL))
    problems.push('ADMIN_PASSWORD: is ADMIN_EMAIL, or what stands before its @');
  return problems;
}

function demoProblems(env: Environment): string[] {
  const isLiveKey = env.YOOKASSA_SECRET_KEY?.startsWith('live_');
  return isLiveKey ? ['YOOKASSA_SECRET_KEY: a live key must not be used with PODIUM_MODE=demo'] : [];
}

function halfProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (!env.GOOGLE_CLIENT_ID !== !env.GOOGLE_CLIENT_SECRET)
    problems.push('GOOGLE_CLIENT_ID: goes together with GOOGLE_CLIENT_SECRET');
  problems.push(...bankProblems(env), ...modelProblems(env));
  for (const bucket of [
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
    ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'],
  ] as const) {
    const missing = bucket.filter((name) => !env[name]);
    if (missing.length > 0 && missing.length < bucket.length)
      problems.push(`${missing[0]}: is missing; ${bucket.join(', ')} go together`);
  }
  return problems;
}
