import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface StillProps {
  /** Must read `import.meta.env.SSR && <Part />`: only so does the browser's build leave the part out. */
  children: ReactNode;
  /** A class of each style sheet of the part; the build drops sheets that nothing names. */
  sheets?: string[];
  /** What it stands in takes no part in the layout; a span where a div is not allowed. */
  as?: 'div' | 'span';
  /** Buttons inside have no code of their own: told the `data-press` of the one that was pressed. */
  onPress?: (what: string) => void;
}

/**
 * A part of a page that is drawn on the server and has nothing to do in the browser, so that its code is not sent:
 * links, disclosures and radio buttons work by themselves. A page that holds one is entered by a document load;
 * should a script ever lead to it, it loads itself.
 */
export function Still({ children, as: Element = 'div', onPress }: StillProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current?.dataset.drawn === undefined) location.reload();
  }, []);
  if (import.meta.env.SSR) return <Element data-drawn="">{children}</Element>;
  const press = ({ target }: MouseEvent) => {
    const button = (target as HTMLElement).closest<HTMLElement>('[data-press]');
    if (button) onPress?.(button.dataset.press ?? '');
  };
  // React neither compares it with what the server drew nor touches it again.
  return <Element ref={ref} onClick={press} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

const nothing = { __html: '' };

interface StillUntilProps extends Pick<StillProps, 'as'> {
  /** What the part shows: once it is another, the browser draws the part. */
  value: unknown;
  children: ReactNode;
}

/** For figures that may change later: words and figures of the first moment are the server's. */
export function StillUntil({ value, as = 'div', children }: StillUntilProps) {
  const [drawn] = useState(value);
  if (value !== drawn) return children;
  return <Still as={as}>{import.meta.env.SSR && children}</Still>;
}
