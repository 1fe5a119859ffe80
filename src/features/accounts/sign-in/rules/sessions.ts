import { minute } from '#shared/dates.ts';

/** A session's last use is written at most this often. */
export const seenEveryMs = 5 * minute;

export interface Agent {
  /** Null when the browser doesn't say what it is, or is unknown to us. */
  browser: string | null;
  system: string | null;
}

/** The first match counts: most browsers also call themselves Chrome, and nearly all Safari. */
const browsers: [RegExp, string][] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MicroMessenger\//, 'WeChat'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Browser and system from a user agent, in names that people know. */
export function agentOf(userAgent: string): Agent {
  const named = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}

/** `Chrome, Windows`; the raw user agent when nothing in it is known. */
export function agentInWords(userAgent: string): string {
  const { browser, system } = agentOf(userAgent);
  return [browser, system].filter((name) => name !== null).join(', ') || userAgent;
}
