import type { FeatureManifest } from '#shared/manifest.ts';
import { reviewPaths } from './paths.ts';

export const reviews = {
  sections: [
    {
      name: 'reviews',
      place: 8,
      path: reviewPaths.list,
      permission: 'reviews.manage',
      title: 'reviewsPanel.list.title',
      icon: 'M4 4.5h16v12h-8l-4.5 3.5v-3.5H4zM12 7.3l1 2 2.2.3-1.6 1.5.4 2.2-2-1-2 1 .4-2.2-1.6-1.5 2.2-.3z',
    },
  ],
  audit: [
    'review.created',
    'review.edited',
    'review.moved',
    'review.published',
    'review.hidden',
    'review.rejected',
    'review.answered',
    'review.deleted',
    'review.restored',
    'review.purged',
  ],
  auditFields: ['result', 'rating', 'verified', 'reply', 'month', 'cloud_url', 'stars'],
  pages: [
    {
      path: reviewPaths.list,
      file: 'features/site/reviews/admin/ReviewsPage.tsx',
      texts: ['reviewsPanel', 'framer', 'uploads'],
    },
    ...reviewPaths.former.map((path) => ({ path, file: 'features/site/reviews/admin/MovedPage.tsx' })),
  ],
  notices: { review_written: { place: 20, permission: 'reviews.manage', isMailed: true } },
  tasks: {
    review_waiting: {
      place: 15,
      permission: 'reviews.manage',
      path: `${reviewPaths.list}?state=waiting`,
    },
  },
  shortcuts: [
    { place: 9, permission: 'reviews.manage', path: `${reviewPaths.list}?form=create`, title: 'review' },
  ],
} as const satisfies FeatureManifest;
