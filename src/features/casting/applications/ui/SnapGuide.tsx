import type { SnapKind } from '../rules/snaps.ts';

/** How to stand for a photo, as a line drawing. */
const lines: Record<SnapKind, string[]> = {
  face_front: [
    'M24 30c0-12 7-19 16-19s16 7 16 19-7 25-16 25-16-13-16-25Z',
    'M24 30c-1-16 7-24 16-24s17 8 16 24',
    'M33 31h4M43 31h4M40 33v8M35 47c3 2 7 2 10 0',
    'M34 54v9c-10 3-20 5-24 17M46 54v9c10 3 20 5 24 17',
  ],
  face_profile: [
    'M52 12c-12-6-30 2-29 22 0 8 4 14 6 19v11c-8 3-14 7-17 16',
    'M52 12c3 5 3 10 3 15l5 10-5 2 1 5-2 2v5c-1 4-6 4-11 3v9c8 3 17 7 22 17',
    'M49 28h4M38 32c-4 0-5 8 0 9',
  ],
  face_three_quarter: [
    'M27 30c0-13 8-19 17-18s13 9 12 20-6 22-14 22-15-12-15-24Z',
    'M27 32c-4-16 5-26 17-26 8 0 14 6 13 18',
    'M38 31h4M49 31h3M47 33l3 8h-4M40 47c3 2 6 2 9 0',
    'M34 52v11c-9 3-18 6-22 17M46 54v9c9 3 17 6 22 17',
  ],
  waist_up: [
    'M33 18c0-6 3-10 7-10s7 4 7 10-3 11-7 11-7-5-7-11Z',
    'M37 28v5c-8 2-14 3-16 10l-3 31M43 28v5c8 2 14 3 16 10l3 31',
    'M29 47l2 33M51 47l-2 33',
  ],
  full_front: [
    'M36 12c0-4 2-6 4-6s4 2 4 6-2 6-4 6-4-2-4-6Z',
    'M38 18v2c-5 1-8 2-8 6l-1 20M42 18v2c5 1 8 2 8 6l1 20',
    'M34 25l1 15-1 36h4l2-28 2 28h4l-1-36 1-15',
  ],
  full_profile: [
    'M37 12c0-4 2-6 4-6s4 2 5 6l-1 1c0 3-2 5-4 5s-4-2-4-6Z',
    'M39 18c-4 3-5 6-4 12l1 12-1 34h7l-1-34 2-14c0-5-1-8-2-10',
    'M39 26l1 20',
  ],
};

export function SnapGuide({ kind }: { kind: SnapKind }) {
  return (
    <svg viewBox={kind.startsWith('full') ? '15 1 50 78' : '0 0 80 80'} aria-hidden="true">
      {lines[kind].map((line) => (
        <path key={line} d={line} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      ))}
    </svg>
  );
}
