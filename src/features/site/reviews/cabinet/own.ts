import { queryOptions } from '@tanstack/react-query';
import { call } from '#ui/api.ts';
import { ownReviewsApi } from '../contract/own.ts';

export const ownReviews = queryOptions({
  queryKey: ['own reviews'],
  queryFn: ({ signal }) => call(ownReviewsApi.list, {}, { signal }),
});
