import type { FeatureManifest } from '#shared/manifest.ts';
import { auditPaths } from './paths.ts';

export const audit = {
  parts: [{ section: 'system', place: 3, path: auditPaths.list, title: 'audit.list.title' }],
  audit: ['list.exported'],
  auditFields: [
    'email',
    'phone',
    'language',
    'name',
    'value',
    'version',
    'status',
    'state',
    'is_on',
    'position',
    'deleted_at',
    'from',
    'to',
    'search',
    'format',
    'rows',
    'action',
    'subject',
    'title',
    'description',
    'translations',
    'order',
  ],
} as const satisfies FeatureManifest;
