import type { FeatureManifest } from '#shared/manifest.ts';

export const profile = {
  auditFields: ['first_name', 'last_name'],
  pages: [
    {
      path: '/confirm-email',
      file: 'features/accounts/profile/site/ConfirmEmailPage.tsx',
      texts: ['address'],
    },
    {
      path: '/take-back',
      file: 'features/accounts/profile/site/TakeBackPage.tsx',
      texts: ['links', 'signIn', 'password'],
    },
    {
      path: '/profile',
      file: 'features/accounts/profile/cabinet/ProfilePage.tsx',
      texts: ['cabinet', 'profile', 'address', 'password', 'signIn'],
    },
  ],
} as const satisfies FeatureManifest;
