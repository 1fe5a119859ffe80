import type { FeatureManifest } from '#shared/manifest.ts';

export const profile = {
  auditFields: ['first_name', 'last_name'],
  pages: [
    { path: '/confirm-email', file: 'features/accounts/profile/site/ConfirmEmailPage.tsx' },
    { path: '/take-back', file: 'features/accounts/profile/site/TakeBackPage.tsx' },
    { path: '/profile', file: 'features/accounts/profile/cabinet/ProfilePage.tsx' },
  ],
} as const satisfies FeatureManifest;
