/** The panel's few signs, drawn in the colour of the text and hidden from screen readers: words stand beside. */
import type { ReactNode } from 'react';

function icon(drawing: ReactNode) {
  return function Icon({ size = 18 }: { size?: number }) {
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
        {drawing}
      </svg>
    );
  };
}

export const UsersIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c1.9.8 3.1 2.5 3.5 5.1" />
  </>,
);
export const OrdersIcon = icon(<path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5" />);
export const ContentIcon = icon(<path d="M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4" />);
export const SystemIcon = icon(
  <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />,
);
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
export const UnsortedIcon = icon(<path d="M8 4v15M4.5 7.5 8 4l3.5 3.5M16 20V5M12.5 16.5 16 20l3.5-3.5" />);
