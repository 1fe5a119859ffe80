/** What a list shows (search, filters, order, page) lives in the address, read by the contract's own schema. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';

interface ListValues {
  search: string;
  page: number;
  page_size: number;
  sort: string;
  direction: 'asc' | 'desc';
}

export interface ListState<V extends ListValues = ListValues> {
  values: V;
  /** Anything but a new page starts from the first one. */
  change(patch: Partial<V>, options?: { isTyping?: boolean }): void;
  /** Something narrows the list: a search or a filter. */
  isNarrowed: boolean;
  /** Drops search and filters, keeps the order. */
  reset(): void;
}

const orderKeys = ['sort', 'direction', 'page_size'];

export function useListState<S extends z.ZodRawShape>(schema: z.ZodObject<S>) {
  const [params, setParams] = useSearchParams();
  const defaults = useMemo(() => readValues(schema, new URLSearchParams()), [schema]);
  const values = useMemo(() => readValues(schema, params), [schema, params]);
  // A second change may come before the address shows the first: it builds on what was asked for last.
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);

  const change = useCallback(
    (patch: Record<string, unknown>, options: { isTyping?: boolean } = {}) => {
      const next = { ...readValues(schema, asked.current), page: 1, ...patch };
      asked.current = new URLSearchParams(
        Object.entries<unknown>(next).flatMap(([key, value]) =>
          value === undefined || value === '' || value === defaults[key] ? [] : [[key, String(value)]],
        ),
      );
      setParams(asked.current, {
        replace: options.isTyping ?? false,
        preventScrollReset: !('page' in patch),
      });
    },
    [schema, defaults, setParams],
  );
  const narrowing = Object.keys(values).filter((key) => key !== 'page' && !orderKeys.includes(key));
  return {
    values,
    change,
    isNarrowed: narrowing.some((key) => values[key] !== defaults[key]),
    reset: () => change(Object.fromEntries(narrowing.map((key) => [key, defaults[key]]))),
  } as unknown as ListState<z.output<z.ZodObject<S>> & ListValues>;
}

/** An address typed by hand may hold anything: what the contract would refuse counts as absent. */
function readValues(schema: z.ZodObject, params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => {
      const given = field.safeParse(params.get(key) ?? undefined);
      return [key, given.success ? given.data : field.parse(undefined)];
    }),
  );
}
