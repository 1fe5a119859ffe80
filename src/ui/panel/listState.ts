/**
 * State of a list (search, filters, order, page): it lives in the address, read by the contract's own schema.
 */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { ofOrder } from '#shared/listing.ts';

interface ListValues {
  search: string;
  page: number;
  page_size: number;
  sort: string;
  direction: 'asc' | 'desc';
  /** The row that the page goes on from, or ends before. */
  after?: string | undefined;
  before?: string | undefined;
  /** Rows from the first of the page to the end. */
  from_end?: number | undefined;
}

export interface ListState<V extends ListValues = ListValues> {
  values: V;
  /** Any change but a new page returns to the first one. */
  change(patch: Partial<V>, options?: { isTyping?: boolean }): void;
  /** A search or a filter is on. */
  isNarrowed: boolean;
  /** Drops search and filters, keeps the order. */
  reset(): void;
}

export function useListState<S extends z.ZodRawShape>(schema: z.ZodObject<S>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const defaults = useMemo(() => readValues(schema, new URLSearchParams()), [schema]);
  const values = useMemo(() => readValues(schema, params), [schema, params]);
  // Requested, and not in the address yet.
  const onTheWay = useRef<URLSearchParams>(null);
  const isLeaving = useNavigation().state !== 'idle';
  const leaving = useRef(isLeaving);
  leaving.current = isLeaving;
  /** Typed while another page was on its way: it does not call that page back. */
  const typedMeanwhile = useRef<Record<string, unknown>>(null);

  const change = useCallback(
    async (patch: Record<string, unknown>, options: { isTyping?: boolean } = {}) => {
      if (options.isTyping && leaving.current && !onTheWay.current) {
        typedMeanwhile.current = { ...typedMeanwhile.current, ...patch };
        return;
      }
      // Not from the rendered state, which lags behind: a change made meanwhile would undo the one before.
      const next = new URLSearchParams(onTheWay.current ?? window.location.search);
      for (const [key, value] of Object.entries<unknown>({
        ...readValues(schema, next),
        ...{ page: 1, after: undefined, before: undefined, from_end: undefined },
        ...patch,
      })) {
        if (value === undefined || value === '' || value === defaults[key]) next.delete(key);
        else next.set(key, String(value));
      }
      onTheWay.current = next;
      // Typing is asked about after a pause: a drawer or a form opened in that pause stays open.
      const { pathname } = window.location;
      await navigate(
        { pathname, search: `${next}` },
        { replace: options.isTyping ?? false, preventScrollReset: !('page' in patch) },
      );
      if (onTheWay.current === next) onTheWay.current = null;
    },
    [schema, defaults, navigate],
  );
  useEffect(() => {
    const typed = typedMeanwhile.current;
    if (isLeaving || !typed) return;
    typedMeanwhile.current = null;
    void change(typed, { isTyping: true });
  }, [isLeaving, change]);
  const narrowing = Object.keys(values).filter((key) => !ofOrder.includes(key));
  return {
    values,
    change,
    isNarrowed: narrowing.some((key) => values[key] !== defaults[key]),
    reset: () => change(Object.fromEntries(narrowing.map((key) => [key, defaults[key]]))),
  } as unknown as ListState<z.output<z.ZodObject<S>> & ListValues>;
}

/** An address typed by hand may contain anything: values that the contract would refuse are ignored. */
function readValues(schema: z.ZodObject, params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => {
      const given = field.safeParse(params.get(key) ?? undefined);
      return [key, given.success ? given.data : field.parse(undefined)];
    }),
  );
}
