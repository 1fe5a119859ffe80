import { userPaths } from '#features/accounts/account/paths.ts';
import type { FeatureManifest } from '#shared/manifest.ts';

export const people = {
  sections: [
    {
      name: 'users',
      place: 2,
      path: userPaths.list,
      permission: 'users.view',
      title: 'peopleList.title',
      partsTitle: 'peopleList.parts',
      icon: 'M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0ZM2.5 20c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c1.9.8 3.1 2.5 3.5 5.1',
    },
  ],
  parts: [
    {
      section: 'users',
      place: 1,
      path: userPaths.list,
      permission: 'users.view',
      title: 'peopleList.title',
    },
  ],
  audit: [
    'user.created',
    'user.student_created',
    'user.access_sent',
    'user.invited',
    'user.edited',
    'user.role_changed',
    'user.access_given',
    'user.access_ended',
    'user.blocked',
    'user.unblocked',
    'user.known_adult',
    'user.signed_out',
    'user.deleted',
    'user.restored',
    'user.data_downloaded',
    'user.erased',
    'user.noted',
    'user.mail_planned',
    'user.mail_called_back',
  ],
  auditFields: ['role', 'password', 'access', 'chosen'],
  stuck: {
    account_blocked: { place: 8, access: 'users.view' },
    address_unconfirmed: { place: 9, access: 'users.view' },
  },
  launch: { owner: { place: 1, path: null } },
  shortcuts: [
    {
      place: 1,
      permission: 'users.manage',
      path: `${userPaths.list}?form=student`,
      title: 'student',
    },
    { place: 6, permission: 'users.manage', path: `${userPaths.list}?form=create`, title: 'staff' },
  ],
} as const satisfies FeatureManifest;
