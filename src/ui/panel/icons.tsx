/** The panel's icons, drawn in the text colour and hidden from screen readers: words stand beside them. */
import type { ReactNode } from 'react';

export function Icon({ size = 18, children }: { size?: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

function icon(drawing: ReactNode) {
  return ({ size }: { size?: number }) => <Icon {...(size && { size })}>{drawing}</Icon>;
}

export const AccountIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="3.5" />
    <path d="M5 20c.7-3.7 3.5-5.5 7-5.5s6.3 1.8 7 5.5" />
  </>,
);
export const HomeIcon = icon(<path d="M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6" />);
export const LogoutIcon = icon(<path d="M14 4h5v16h-5M4 12h11M11 8l4 4-4 4" />);
export const SearchIcon = icon(<path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />);
export const AlertIcon = icon(<path d="M12 4 2.5 20h19zM12 10v5M12 17.5v.1" />);
export const UpIcon = icon(<path d="M12 19V5M6.5 10.5 12 5l5.5 5.5" />);
export const DownIcon = icon(<path d="M12 5v14M6.5 13.5 12 19l5.5-5.5" />);
export const PreviousIcon = icon(<path d="M14.5 5.5 8 12l6.5 6.5" />);
export const NextIcon = icon(<path d="M9.5 5.5 16 12l-6.5 6.5" />);
export const UnsortedIcon = icon(<path d="M8 4v15M4.5 7.5 8 4l3.5 3.5M16 20V5M12.5 16.5 16 20l3.5-3.5" />);
export const MoveIcon = icon(<path d="M9 5.5v.1M9 12v.1M9 18.5v.1M15 5.5v.1M15 12v.1M15 18.5v.1" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CrossIcon = icon(<path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />);
export const DetailsIcon = icon(<path d="M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1" />);
export const EditIcon = icon(<path d="M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3" />);
export const BinIcon = icon(<path d="M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v6M13.5 10.5v6" />);
