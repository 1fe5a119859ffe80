import type { FeatureManifest } from '#shared/manifest.ts';
import { picturePaths } from './paths.ts';

export const pictures = {
  parts: [
    {
      section: 'content',
      place: 3,
      path: picturePaths.list,
      permission: 'content.manage',
      title: 'sitePicturesPanel.tab',
    },
  ],
  audit: [
    'site_picture.added',
    'site_picture.edited',
    'site_picture.moved',
    'site_picture.removed',
    'site_picture.restored',
    'site_picture.purged',
  ],
  auditFields: ['alt', 'caption', 'film', 'only_language'],
  pages: [
    {
      path: picturePaths.list,
      file: 'features/site/pictures/admin/PicturesPage.tsx',
      texts: ['sitePicturesPanel', 'sitePictureReaders', 'framer', 'uploads', 'languages'],
    },
  ],
} as const satisfies FeatureManifest;
