import { useQuery } from '@tanstack/react-query';
import { call } from '#ui/api.ts';
import { movingInApi } from '../contract.ts';
import { isBusy } from '../rules/kinds.ts';

const askEveryMs = 1500;

/** Paths whose answers change with whatever is done here. */
export const importPaths = [movingInApi.list.path, movingInApi.show.path, movingInApi.rows.path];

/** All files; asked for again while one of them is worked on. */
export function useImports() {
  return useQuery({
    queryKey: [movingInApi.list.path, {}],
    queryFn: ({ signal }) => call(movingInApi.list, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.imports.some((each) => isBusy(each.state)) ? askEveryMs : false,
  });
}

export function useImport(id: string) {
  return useQuery({
    queryKey: [movingInApi.show.path, { id }],
    queryFn: ({ signal }) => call(movingInApi.show, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data.state) ? askEveryMs : false),
  });
}
