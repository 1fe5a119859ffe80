import type { FeatureManifest } from '#shared/manifest.ts';

export const models = {
  sections: [
    {
      name: 'models',
      place: 3,
      path: '/admin/models',
      permission: 'models.view',
      title: 'modelsPanel.list.title',
      icon: 'M5 3.5h14v17H5zM9.2 10a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0ZM7.5 20c.4-3 2.2-4.5 4.5-4.5s4.1 1.5 4.5 4.5',
    },
  ],
  audit: [
    'model.created',
    'model.edited',
    'model.moved',
    'model.published',
    'model.hidden',
    'model.consent_recorded',
    'model.consent_withdrawn',
    'model.deleted',
    'model.restored',
    'model.purged',
  ],
  auditFields: [
    'height',
    'size',
    'location',
    'framing',
    'consent',
    'photo',
    'is_published',
    'signed_by',
    'signed_on',
  ],
  pages: [
    {
      path: '/admin/models',
      file: 'features/casting/models/admin/ModelsPage.tsx',
      texts: ['modelsPanel', 'framer'],
    },
  ],
  shortcuts: [{ place: 5, permission: 'models.manage', path: '/admin/models?form=create', title: 'model' }],
} as const satisfies FeatureManifest;
