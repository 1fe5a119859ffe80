/** Addresses of the public site and the cabinet. */
import type { Language } from '../shared/i18n.ts';

export const paths = {
  home: (language: Language) => (language === 'ru' ? '/' : `/${language}`),
  login: '/login',
  dashboard: '/dashboard',
  admin: '/admin',
  lesson: (courseId: string, lessonId: string) => `/course/${courseId}/lesson/${lessonId}`,
} as const;
