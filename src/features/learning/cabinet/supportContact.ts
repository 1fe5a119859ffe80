/** Where a student's question goes: the one place of the cabinet that knows. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#ui/api.ts';
import { learningApi } from '../contract.ts';

interface SupportContact {
  /** Opens a messenger, or a letter. */
  url: string;
  text: string;
}

/** Undefined while it is on its way, null where the school has none. */
export function useSupportContact(): SupportContact | null | undefined {
  const { data } = useQuery({
    queryKey: ['support'],
    queryFn: ({ signal }) => call(learningApi.support, {}, { signal }),
  });
  return data && { url: `mailto:${data.email}`, text: data.email };
}
