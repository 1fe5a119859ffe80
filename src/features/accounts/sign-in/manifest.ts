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
  pages: [
    { path: '/login', file: 'features/accounts/sign-in/site/LoginPage.tsx' },
    { path: '/verify-email/:token?', file: 'features/accounts/sign-in/site/VerifyEmailPage.tsx' },
    { path: '/reset-password', file: 'features/accounts/sign-in/site/ResetPasswordPage.tsx' },
    { path: '/set-password/:token?', file: 'features/accounts/sign-in/site/SetPasswordPage.tsx' },
    { path: '/auth/google/callback', file: 'features/accounts/sign-in/site/GoogleCallbackPage.tsx' },
    { path: '/auth/vk/callback', file: 'features/accounts/sign-in/site/VkCallbackPage.tsx' },
  ],
} as const satisfies FeatureManifest;
