import type { FeatureManifest } from '#shared/manifest.ts';

export const signIn = {
  audit: [
    'account.signed_in',
    'account.password_changed',
    'account.edited',
    'account.email_changed',
    'account.recovered',
  ],
  auditFields: ['new_device'],
} as const satisfies FeatureManifest;
