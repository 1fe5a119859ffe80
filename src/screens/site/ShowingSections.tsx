import type { FormulaInWords } from '#features/casting/rating/contract/result.ts';
import type { SiteContent } from '#features/site/content/contract/content.ts';
import { type Programme, ProgrammeSection } from '#features/site/content/site/ProgrammeSection.tsx';
import type { ShownPictures } from '#features/site/pictures/contract/pictures.ts';
import { ProofsSection } from '#features/site/pictures/site/ProofsSection.tsx';
import { type Reviewed, ReviewsSection } from '#features/site/reviews/site/ReviewsSection.tsx';
import { TestimonialsSection } from '#features/site/reviews/site/TestimonialsSection.tsx';
import { OpeningSection } from '#features/talk/waitlist/site/OpeningSection.tsx';
import type { FreeLesson } from '#features/teaching/learning/contract/freeLessons.ts';
import { LearningSection } from './LearningSection.tsx';

/** Data that only static islands show. */
export interface Drawn {
  content: SiteContent;
  reviewed: Reviewed;
  pictures: ShownPictures;
  programmes: Programme[];
  free: FreeLesson | undefined;
  formula: FormulaInWords;
  isDemo: boolean;
  /** Address of the page, and path of its link preview. */
  url: string;
  card: string;
  year: number;
}

interface ShowingSectionsProps {
  drawn: Drawn;
  isOpening: boolean;
  /** Id of the course whose programme is open. */
  chosen: string | undefined;
}

/** Sections about what one learns, and where it has led others. */
export function ShowingSections({ drawn, isOpening, chosen = '' }: ShowingSectionsProps) {
  const { content, reviewed, pictures, programmes } = drawn;
  return (
    <>
      {isOpening && <OpeningSection />}
      <ProgrammeSection programmes={programmes} chosen={chosen} />
      {!isOpening && <LearningSection />}
      <ProofsSection heading={content.headings.proofs} proofs={pictures.proofs} />
      <TestimonialsSection reviews={reviewed.reviews} />
      <ReviewsSection reviewed={reviewed} />
    </>
  );
}
