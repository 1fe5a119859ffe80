import { appErrors } from '#shared/errors.ts';

export const savedViewErrors = appErrors({ too_many_views: 409 });
