/**
 * Every question that the panel can ask of its lists, taken from the listings' own declarations so that no list, filter
 * or order is forgotten; and every other reading call of staff.
 */
import { features } from '#app/features.ts';
import { type Endpoint, pathParameters } from '#shared/contract.ts';
import { addDays, schoolDay } from '#shared/dates.ts';
import type { Column, Listing } from '#shared/listing.ts';

export interface Question {
  name: string;
  path: string;
}
/** Questions of one list: `path` is its call. */
export interface Asked {
  list: string;
  path: string;
  questions: Question[];
}
/** Values for filters that name another thing, by `list.filter`; ids for calls about one, by `{user}` and `{order}`. */
export type Samples = Record<string, string>;

/** Common and rare words, short ones, a part of a telephone, an address, a number, a name nobody has, and operators. */
export const searches = [
  'анна',
  'мария соколова',
  'ив',
  'м',
  '4821',
  'mail.example',
  'Z-10500',
  'щщщ',
  '100%',
  '"',
];

const today = schoolDay(new Date(), 'Europe/Moscow');
const routes = features.flatMap((feature) => feature.routes ?? []).map(({ endpoint }) => endpoint);
const listings = features.flatMap((feature) => feature.listings ?? []).map(({ listing }) => listing);

/** @throws for a filter that no sample is given for */
export function questionsOfLists(samples: Samples): Asked[] {
  return listings.flatMap((listing) => {
    const call = routes.find(({ input }) => input === listing.query);
    // A list without a page is only ever taken away whole.
    if (!call) return [];
    const questions = queriesOf(listing, samples).map((query) => ({
      name: [...query].map(([key, value]) => `${key} ${value}`).join(', ') || 'first page',
      path: `${call.path}?${query}`,
    }));
    return [{ list: listing.name, path: call.path, questions }];
  });
}

function queriesOf(listing: Listing, samples: Samples): URLSearchParams[] {
  const narrowed = [...ofColumns(listing, samples), ...ofFilters(listing, samples)];
  const orders = Object.entries<Column>(listing.columns)
    .filter(([, { sort }]) => sort)
    .flatMap(([sort]) => ['asc', 'desc'].map((direction) => ({ sort, direction })));
  const beside = <A extends object, B extends object>(these: readonly A[], those: readonly B[]) =>
    these.flatMap((one) => those.map((other) => ({ ...one, ...other })));
  const sought = searches.map((search) => ({ search }));
  const all: Record<string, string>[] = [
    ...beside([{}, ...narrowed], [{}, ...orders]),
    ...sought,
    ...beside(sought.slice(0, 3), [...orders, ...narrowed]),
    ...beside([{}, ...narrowed.slice(0, 3)], [{ page: '500' }]),
  ];
  return all.map((query) => new URLSearchParams(query));
}

function ofColumns(listing: Listing, samples: Samples): Record<string, string>[] {
  return Object.entries<Column>(listing.columns).flatMap(([key, column]) => {
    if (column.type === 'choice' && column.isFilter)
      return (column.values ?? [sampleOf(samples, listing, key)]).map((value) => ({ [key]: value }));
    const [from = '', to = ''] = ('days' in column && column.days) || [];
    const [least = '', most = ''] = ('amounts' in column && column.amounts) || [];
    return [
      ...(from
        ? [{ [from]: addDays(today, -30) }, { [from]: addDays(today, -400), [to]: addDays(today, -370) }]
        : []),
      ...(to ? [{ [to]: addDays(today, -30) }] : []),
      ...(least ? [{ [least]: '20000' }, { [most]: '20000' }, { [least]: '3', [most]: '5' }] : []),
    ];
  });
}

function ofFilters(listing: Listing, samples: Samples): Record<string, string>[] {
  return Object.entries(listing.filters).flatMap(([key, filter]) => {
    const values = filter.type === 'choice' ? filter.values : [sampleOf(samples, listing, key)];
    return values.map((value) => ({ [key]: value }));
  });
}

function sampleOf(samples: Samples, { name }: Listing, key: string): string {
  const sample = samples[`${name}.${key}`];
  if (sample === undefined) throw new Error(`no value to narrow ${name} by ${key}`);
  return sample;
}

/** Calls that look at more than the database: the machine, its files, outside parties. */
const notOfTheDatabase = /^\/api\/admin\/(?:analytics|backups|integrations|launch|logs|system|trial-payment)/;

/** Every other call of staff that looks, where it needs nothing else, or is about one person or one order. */
export function otherQuestions(samples: Samples): Question[] {
  return routes.filter(isOther).flatMap((call) => {
    const [kind] = /\{\w+\}/.test(call.path)
      ? (/^\/api\/admin\/(users|orders)\/\{id\}/.exec(call.path) ?? [''])
      : [null];
    if (kind === '') return [];
    const path =
      kind === null
        ? call.path
        : call.path.replace('{id}', samples[`{${/users/.test(kind) ? 'user' : 'order'}}`]!);
    const given = kind === null ? {} : { id: samples['{user}'] };
    return call.input.safeParse(given).success ? [{ name: call.path, path }] : [];
  });
}

function isOther({ method, access, isFile, input, path }: Endpoint): boolean {
  if (method !== 'GET' || access === 'anyone' || access === 'signed-in' || isFile) return false;
  return (
    !notOfTheDatabase.test(path) &&
    !path.endsWith('/export') &&
    pathParameters(path).length < 2 &&
    !listings.some(({ query }) => query === input)
  );
}
