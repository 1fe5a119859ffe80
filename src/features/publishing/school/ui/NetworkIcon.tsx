import type { School } from '../contract/school.ts';

/** Signs in lines, of the school's own hand: no network's mark is a picture that is loaded from it. */
const signs: Record<School['networks'][number]['icon'], string> = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 .1 0zM17.2 6.7v.1',
  telegram: 'M3 11.5L21 4l-3 16-6-4.5L9 19v-5.5L18 7 6.5 12.8z',
  vk: 'M3 7c.3 6.5 3.5 10.5 9 10.5V7M12 12c3 0 5-2 6.5-5M12 12c3.5 0 6 2 7.5 5.5',
  youtube:
    'M4 6.5C4.5 5.5 8 5 12 5s7.5.5 8 1.5c1 2 1 9 0 11-.5 1-4 1.5-8 1.5s-7.5-.5-8-1.5c-1-2-1-9 0-11zM10 9l5 3-5 3z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
};

export function NetworkIcon({ icon }: Pick<School['networks'][number], 'icon'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={signs[icon]} />
    </svg>
  );
}
