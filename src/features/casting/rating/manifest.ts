import type { FeatureManifest } from '#shared/manifest.ts';
import { ratingPaths } from './paths.ts';

export const rating = {
  parts: [
    {
      section: 'orders',
      place: 3,
      path: ratingPaths.list,
      permission: 'applications.view',
      title: 'ratingPanel.list.title',
    },
  ],
  auditFields: ['category', 'photo_days'],
  auditSubjects: ['school'],
  pages: [
    {
      path: '/rating/:token?',
      file: 'features/casting/rating/site/RatingPage.tsx',
      texts: ['rating', 'endedLink'],
    },
    {
      path: '/rating-card/:share',
      file: 'features/casting/rating/site/SharedCardPage.tsx',
      texts: ['rating'],
    },
    {
      path: ratingPaths.one(':orderId?'),
      file: 'features/casting/rating/admin/RatingsPage.tsx',
      texts: ['ratingPanel'],
    },
  ],
  notices: {
    model_rating: { place: 8, permission: 'applications.view', isMailed: false },
  },
  settings: [
    { permission: 'courses.manage', path: `${ratingPaths.list}?form=settings`, title: 'ratingSettings' },
  ],
} as const satisfies FeatureManifest;
