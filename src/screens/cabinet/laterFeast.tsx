import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { CourseFeastProps } from './CourseFeast.tsx';

const CourseFeast = lazy(async (): Promise<{ default: ComponentType<CourseFeastProps> }> => {
  const loaded = await import('./CourseFeast.tsx').catch(() => null);
  // The lesson is whole without it: a release may have replaced the file.
  return { default: loaded?.CourseFeast ?? (() => null) };
});

/** Loads for those who have come to the end. */
export function laterFeast(props: CourseFeastProps): ReactNode {
  return (
    <Suspense>
      <CourseFeast {...props} />
    </Suspense>
  );
}
