import { queryOptions } from '@tanstack/react-query';
import { call } from '#ui/api.ts';
import { consultationsApi } from '../contract.ts';

export const ownConsultations = queryOptions({
  queryKey: ['consultations'],
  queryFn: ({ signal }) => call(consultationsApi.mine, {}, { signal }),
});
