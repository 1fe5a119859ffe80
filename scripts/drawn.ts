/**
 * Files of components and their helpers that are drawn in static islands of the landing page and of the pages that
 * stand alone: browsers are given what they made, and none of their code.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

const drawn = new Set(
  [
    'features/accounts/consents/ui/DocumentLinks.tsx',
    'features/casting/models/rules/photos.ts',
    'features/casting/models/site/GalleryView.tsx',
    'features/casting/models/ui/ModelPhoto.tsx',
    'features/publishing/school/rules/contacts.ts',
    'features/publishing/school/ui/ContactList.tsx',
    'features/publishing/school/ui/NetworkIcon.tsx',
    'features/publishing/school/ui/NetworkLinks.tsx',
    'features/site/content/site/usePriceRange.ts',
    'features/site/pictures/site/SitePicture.tsx',
    'features/talk/waitlist/site/OpeningSection.tsx',
    'features/teaching/courses/ui/CourseCard.tsx',
    'features/teaching/courses/ui/PriceTag.tsx',
    'features/teaching/courses/ui/usePriceNote.ts',
    'screens/site/CourseBody.tsx',
    'screens/site/CourseFacts.tsx',
    'screens/site/CourseTags.tsx',
    'screens/site/Crumbs.tsx',
    'screens/site/FreeLessonBody.tsx',
    'screens/site/FreeLessonTags.tsx',
    'screens/site/LessonFilm.tsx',
    'screens/site/StandaloneTags.tsx',
    'screens/site/TryLesson.tsx',
    'shared/domains.ts',
    'shared/pictures.ts',
    'ui/Clip.tsx',
    'ui/Picture.tsx',
  ].map((file) => join(project, 'src', file)),
);

const missing = [...drawn].filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`scripts/drawn.ts names files that are gone: ${missing.join(', ')}`);

export function isDrawn(id: string): boolean {
  return drawn.has(id);
}
