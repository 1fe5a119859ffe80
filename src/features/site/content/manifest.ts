import type { FeatureManifest } from '#shared/manifest.ts';
import { contentPaths } from './paths.ts';

export const content = {
  sections: [
    {
      name: 'content',
      place: 9,
      path: contentPaths.list,
      permission: 'content.manage',
      title: 'contentPanel.title',
      icon: 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4',
      partsTitle: 'contentPanel.parts',
    },
  ],
  parts: [
    {
      section: 'content',
      place: 1,
      path: contentPaths.list,
      permission: 'content.manage',
      title: 'contentPanel.tab',
    },
  ],
  audit: ['content.changed', 'content.planned', 'content.plan_dropped'],
  auditFields: [
    'at',
    'eyebrow',
    'lead',
    'label',
    'myth',
    'story',
    'included',
    'guarantees',
    'objections',
    'models',
    'program',
    'proofs',
    'testimonials',
    'reviews',
    'about',
    'faq',
    'promises',
    'contact',
  ],
  auditSubjects: ['content'],
  tasks: { plan_held: { place: 18, permission: 'content.manage', path: contentPaths.list } },
  launch: { texts: { place: 10, path: contentPaths.list, isConfirmed: true } },
  pages: [
    { path: contentPaths.list, file: 'features/site/content/admin/ContentPage.tsx', texts: ['contentPanel'] },
    {
      path: contentPaths.one(':section'),
      file: 'features/site/content/admin/SectionPage.tsx',
      texts: ['contentPanel', 'contentFields', 'languages'],
    },
  ],
} as const satisfies FeatureManifest;
