import type { FeatureManifest } from '#shared/manifest.ts';
import { schoolPaths } from './paths.ts';

export const school = {
  parts: [
    {
      section: 'content',
      place: 2,
      path: schoolPaths.contacts,
      permission: 'content.manage',
      title: 'schoolContacts.tab',
    },
    {
      section: 'system',
      place: 2,
      path: schoolPaths.school,
      permission: 'system.settings',
      title: 'schoolPanel.tab',
    },
  ],
  audit: ['school.changed', 'metrika.changed'],
  auditFields: [
    'whatsapp',
    'telegram',
    'tax_system',
    'vat_code',
    'bank',
    'bik',
    'account',
    'correspondent',
    'related_site',
    'networks',
    'icon',
    'address',
    'legal_name',
    'inn',
    'ogrn',
    'time_zone',
    'shows_networks',
    'benefits',
    'languages',
    'counter',
  ],
  auditSubjects: ['school', 'metrika'],
  launch: {
    school: { place: 2, path: schoolPaths.school },
    logo: { place: 3, path: schoolPaths.school },
    contacts: { place: 4, path: schoolPaths.contacts },
  },
} as const satisfies FeatureManifest;
