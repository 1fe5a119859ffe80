import { queryOptions } from '@tanstack/react-query';
import { call } from '#ui/api.ts';
import { certificatesApi } from '../contract/certificates.ts';

export const ownCertificates = queryOptions({
  queryKey: ['certificates'],
  queryFn: ({ signal }) => call(certificatesApi.mine, {}, { signal }),
});
