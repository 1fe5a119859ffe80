import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fillIsland } from './drawnPage.ts';
import { mayReload } from './newRelease.ts';

interface StillProps {
  /** Must read `import.meta.env.SSR && <Part />`: only then does the browser build leave the part out. */
  children: ReactNode;
  /** One class from each style sheet of the part; the build drops sheets that nothing names. */
  sheets?: string[];
  /** Element around the part, without effect on the layout; a span where a div is not allowed. */
  as?: 'div' | 'span';
  /** Buttons inside have no code of their own: called with the `data-press` of the pressed one. */
  onPress?: (what: string) => void;
}

/**
 * A static island: a part of a page that is drawn on the server and never hydrated, so that its code is not
 * sent; links, disclosures and radio buttons work by themselves. A page with one is entered by a document
 * load; should client-side navigation ever lead to it, it reloads itself. Where React draws the page anew, because
 * somebody changed it before, the part moves over (src/ui/drawnPage.ts).
 */
export function StaticIsland({ children, as: Element = 'div', onPress }: StillProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current && !fillIsland(ref.current) && mayReload()) location.reload();
  }, []);
  if (import.meta.env.SSR) return <Element data-drawn="">{children}</Element>;
  const press = ({ target }: MouseEvent) => {
    const button = (target as HTMLElement).closest<HTMLElement>('[data-press]');
    if (button) onPress?.(button.dataset.press ?? '');
  };
  // React neither compares it with the server's markup nor touches it again.
  return (
    <Element
      ref={ref}
      data-drawn=""
      onClick={press}
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
    />
  );
}

const nothing = { __html: '' };

interface StillUntilProps extends Pick<StillProps, 'as'> {
  /** Value that the part shows: once it changes, the browser draws the part. */
  value: unknown;
  children: ReactNode;
}

/** For values that may change later: the first ones come from the server's markup. */
export function StillUntil({ value, as = 'div', children }: StillUntilProps) {
  const [drawn] = useState(value);
  if (value !== drawn) return children;
  return <StaticIsland as={as}>{import.meta.env.SSR && children}</StaticIsland>;
}
