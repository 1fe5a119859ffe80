import type { FeatureManifest } from '#shared/manifest.ts';
import { applicationPaths } from './paths.ts';

export const applications = {
  sections: [
    {
      name: 'model-profiles',
      place: 4,
      path: applicationPaths.list,
      permission: 'applications.view',
      title: 'applicationsPanel.list.title',
      icon: 'M6 3h9l4 4v14H6zM9.5 11.2a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0ZM8.6 18c.4-2 1.6-3 3.2-3s2.8 1 3.2 3',
    },
  ],
  audit: [
    'application.approved',
    'application.rejected',
    'application.reopened',
    'application.undone',
    'application.noted',
    'application.minor_cleared',
    'application.publication_asked',
    'application.published',
    'application.unpublished',
    'application.erased',
    'application_settings.changed',
  ],
  auditFields: ['modelingExperience', 'guardian', 'gallery', 'keep_rejected_days', 'comment', 'source'],
  auditSubjects: ['application_settings'],
  pages: [
    {
      path: '/application/:token?',
      file: 'features/casting/applications/site/ApplicationPage.tsx',
      texts: ['applicationStatus', 'endedLink', 'snaps'],
    },
    {
      path: applicationPaths.one(':profileId?'),
      file: 'features/casting/applications/admin/ApplicationsPage.tsx',
      texts: ['applicationsPanel'],
    },
  ],
  notices: {
    model_application: { place: 7, permission: 'applications.manage', isMailed: true },
    model_agreed: { place: 9, permission: 'models.manage', isMailed: true },
  },
  stuck: { application_undecided: { place: 7, access: 'applications.view' } },
  tasks: {
    application_new: {
      place: 7,
      permission: 'applications.manage',
      path: `${applicationPaths.list}?status=new`,
    },
    model_agreed: {
      place: 8,
      permission: 'models.manage',
      path: `${applicationPaths.list}?status=approved&gallery=agreed`,
    },
  },
  settings: [
    {
      permission: 'applications.manage',
      path: `${applicationPaths.list}?form=retention`,
      title: 'applicationRetention',
    },
  ],
} as const satisfies FeatureManifest;
