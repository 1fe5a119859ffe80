import { useMemo, useState } from 'react';

/** Rows that are ticked, on whatever page of a list, with what they said when they were. */
export function useChosen<T extends { id: string }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, T>>(new Map());
  return useMemo(
    () => ({
      chosen: [...chosen.values()],
      isChosen: ({ id }: T) => chosen.has(id),
      choose(rows: readonly T[], isChosen: boolean) {
        setChosen((current) => {
          const next = new Map(current);
          for (const row of rows) isChosen ? next.set(row.id, row) : next.delete(row.id);
          return next;
        });
      },
      clear: () => setChosen(new Map()),
    }),
    [chosen],
  );
}
