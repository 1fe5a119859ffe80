import { useQuery } from '@tanstack/react-query';
import { call } from '#ui/api.ts';
import { exportsApi } from '../contract.ts';
import { isUnderWay } from '../rules.ts';

const askEveryMs = 2000;

/** One's own exports; asked for again while one of them is under way. */
export function useOwnExports() {
  return useQuery({
    queryKey: [exportsApi.own.path, {}],
    queryFn: ({ signal }) => call(exportsApi.own, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.exports.some((each) => isUnderWay(each.state)) ? askEveryMs : false,
  });
}
