/** Addresses of the public site and the cabinet. */
import type { Language } from '../shared/i18n.ts';

const prefix = (language: Language) => (language === 'ru' ? '' : `/${language}`);

export const paths = {
  home: (language: Language) => (language === 'ru' ? '/' : `/${language}`),
  login: '/login',
  dashboard: '/dashboard',
  profile: '/profile',
  myData: '/my-data',
  myOrders: '/my-orders',
  /** Shows an order by its key; the browser that ordered may do more there. */
  order: (key: string) => `/payment/return?order=${key}`,
  admin: '/admin',
  /** The cabinet with the lesson's player open in it. */
  watch: (courseId: string, lessonId: string) => `/dashboard?course=${courseId}&lesson=${lessonId}`,
  /** Public pages of a course and of a free lesson: one slug for all languages. */
  course: (slug: string, language: Language) => `${prefix(language)}/courses/${slug}`,
  freeLesson: (slug: string, language: Language) => `${prefix(language)}/lessons/${slug}`,
  lesson: (courseId: string, lessonId: string) => `/course/${courseId}/lesson/${lessonId}`,
} as const;
