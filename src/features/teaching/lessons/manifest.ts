import type { FeatureManifest } from '#shared/manifest.ts';

export const lessons: FeatureManifest = {
  sections: [
    {
      name: 'lessons',
      path: '/admin/lessons',
      permission: 'lessons.manage',
      title: 'lessonsPanel.title',
      icon: 'M4 5h16v11H4zM10.5 8.2v4.6l4-2.3zM8 20h8',
    },
  ],
};
