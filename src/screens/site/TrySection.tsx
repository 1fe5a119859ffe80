import type { FreeLesson } from '#features/teaching/learning/contract/freeLessons.ts';
import { playClip } from '#ui/playClip.ts';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { TryLesson } from './TryLesson.tsx';
import { trySheets } from './trySheets.ts';

/** Trying before buying; nothing where no lesson is free. @param lesson server only */
export function TrySection({ lesson }: { lesson: FreeLesson | undefined }) {
  return (
    <StaticIsland sheets={trySheets} onPress={playClip}>
      {import.meta.env.SSR && lesson && <TryLesson lesson={lesson} />}
    </StaticIsland>
  );
}
