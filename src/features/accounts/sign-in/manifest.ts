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
    {
      path: '/login',
      file: 'features/accounts/sign-in/site/LoginPage.tsx',
      texts: ['signIn', 'oauth', 'password', 'registration'],
    },
    {
      path: '/verify-email/:token?',
      file: 'features/accounts/sign-in/site/VerifyEmailPage.tsx',
      texts: ['links', 'signIn', 'password'],
    },
    {
      path: '/reset-password',
      file: 'features/accounts/sign-in/site/ResetPasswordPage.tsx',
      texts: ['links', 'password', 'oauth', 'signIn', 'registration'],
    },
    {
      path: '/set-password/:token?',
      file: 'features/accounts/sign-in/site/SetPasswordPage.tsx',
      texts: ['links', 'signIn', 'password'],
    },
    {
      path: '/auth/google/callback',
      file: 'features/accounts/sign-in/site/GoogleCallbackPage.tsx',
      texts: ['oauth'],
    },
    {
      path: '/auth/vk/callback',
      file: 'features/accounts/sign-in/site/VkCallbackPage.tsx',
      texts: ['oauth', 'signIn'],
    },
  ],
} as const satisfies FeatureManifest;
