import { invalid } from './errors.ts';

type Listed = { id: string; created_at: string; status: string };
export type Page<T> = { type: 'list'; items: T[]; next_cursor?: string };

/** GET /payments and /refunds: newest first, filtered, cut into pages that `next_cursor` continues. */
export function listPage<T extends Listed>(
  objects: Iterable<T>,
  query: URLSearchParams,
  extra: (object: T) => boolean,
): Page<T> {
  const limit = limitOf(query);
  const keep = timeFilter(query);
  const status = query.get('status');
  const found = [...objects]
    .filter(
      (object) => (status === null || object.status === status) && keep(object.created_at) && extra(object),
    )
    .sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
  const after = cursorKey(query);
  const rest = after === null ? found : found.filter((object) => keyOf(object) < after);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rest.length > items.length && last !== undefined;
  return {
    type: 'list',
    items,
    ...(hasMore ? { next_cursor: Buffer.from(keyOf(last)).toString('base64url') } : {}),
  };
}

function keyOf(object: Listed): string {
  return `${object.created_at} ${object.id}`;
}

function limitOf(query: URLSearchParams): number {
  const text = query.get('limit') ?? '10';
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw invalid('Limit is from 1 to 100', 'limit');
  return limit;
}

function cursorKey(query: URLSearchParams): string | null {
  const cursor = query.get('cursor');
  if (cursor === null) return null;
  const key = Buffer.from(cursor, 'base64url').toString();
  if (!/^\d{4}-\d\d-\d\dT\S+ \S+$/.test(key)) throw invalid('Unknown cursor', 'cursor');
  return key;
}

function timeFilter(query: URLSearchParams): (createdAt: string) => boolean {
  const bound = (name: string) => {
    const text = query.get(`created_at.${name}`);
    if (text === null) return null;
    if (Number.isNaN(Date.parse(text))) throw invalid('A date in ISO 8601 is expected', `created_at.${name}`);
    return Date.parse(text);
  };
  const [gte, gt, lte, lt] = [bound('gte'), bound('gt'), bound('lte'), bound('lt')];
  return (createdAt) => {
    const time = Date.parse(createdAt);
    return (
      (gte === null || time >= gte) &&
      (gt === null || time > gt) &&
      (lte === null || time <= lte) &&
      (lt === null || time < lt)
    );
  };
}
