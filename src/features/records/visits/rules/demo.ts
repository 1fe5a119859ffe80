/** How the visits of an invented day are spread. */
import type { Dimension } from './visits.ts';

export type { Dimension } from './visits.ts';

export interface Counted {
  dimension: Dimension;
  value: string;
  views: number;
  visitors: number;
}

type Shares = readonly (readonly [value: string, share: number])[];

const sources: Shares = [
  ...([
    ['', 0.42],
    ['yandex.ru', 0.2],
    ['vk', 0.16],
    ['t.me', 0.1],
  ] as const),
  ...([
    ['google.com', 0.08],
    ['dzen.ru', 0.04],
  ] as const),
];
const devices: Shares = [
  ['phone', 0.71],
  ['desk', 0.24],
  ['tablet', 0.05],
];
const landings: Shares = [
  ['/', 0.9],
  ['/en', 0.05],
  ['/zh', 0.03],
  ['/offer.html', 0.02],
];
const pages: Shares = [
  ['/', 0.8],
  ['/offer.html', 0.08],
  ['/en', 0.06],
  ['/privacy-policy-new.html', 0.03],
  ['/zh', 0.03],
];
const campaigns: Shares = [
  ['vk · osen', 0.09],
  ['vk · kasting', 0.05],
  ['telegram · posev', 0.06],
];
const steps: Shares = [
  ['visit', 1],
  ['cards', 0.56],
  ['form', 0.09],
];

/** The part of each source's visitors that gets so far. */
function reached(part: number): Shares {
  return sources.map(([source, share]) => [source, share * part] as const);
}

/** Visits of one day of the year: more each month, most on Sundays, and no two days alike. */
export function shareOut(day: number): Counted[] {
  const weekly = [1, 0.9, 0.95, 1, 1.05, 1.2, 1.3][day % 7]!;
  const visitors = Math.round((30 + day / 6) * weekly * (0.85 + ((day * 7919) % 31) / 100));
  const views = Math.round(visitors * 1.6);
  const by = (dimension: Dimension, shares: Shares, isViewed = false): Counted[] =>
    shares.flatMap(([value, share]) => {
      const part = Math.round((isViewed ? views : visitors) * share);
      return part === 0
        ? []
        : [{ dimension, value, views: isViewed ? part : 0, visitors: isViewed ? 0 : part }];
    });
  return [
    { dimension: 'all', value: '', views, visitors },
    ...by('source', sources),
    ...by('cards_source', reached(0.56)),
    ...by('form_source', reached(0.09)),
    ...by('campaign', campaigns),
    ...by('landing', landings),
    ...by('device', devices),
    ...by('step', steps),
    ...by('page', pages, true),
    ...by('hour', hours, true),
  ];
}

/** Little at night, most in the evening. */
const hours: Shares = Array.from({ length: 24 }, (_, hour) => {
  const weight = hour < 7 ? 0.3 : hour < 12 ? 1 : hour < 18 ? 1.2 : 1.9;
  return [String(hour).padStart(2, '0'), weight / 25.7] as const;
});
