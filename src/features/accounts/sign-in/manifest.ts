import type { FeatureManifest } from '#shared/manifest.ts';
import { securityPaths } from './paths.ts';

export const signIn = {
  parts: [
    {
      section: 'system',
      place: 4,
      path: securityPaths.security,
      permission: 'system.settings',
      title: 'securityPanel.title',
    },
  ],
  audit: [
    'account.signed_in',
    'account.password_changed',
    'account.edited',
    'account.email_changed',
    'account.recovered',
    'security_settings.changed',
  ],
  auditFields: ['new_device', 'staff_hours'],
  auditSubjects: ['security_settings'],
  pages: [
    {
      path: securityPaths.security,
      file: 'features/accounts/sign-in/admin/SecurityPage.tsx',
      texts: ['securityPanel'],
    },
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
