import { type ReactNode, useEffect, useRef } from 'react';

interface StillProps {
  /** Must read `import.meta.env.SSR && <Part />`: only so does the browser's build leave the part out. */
  children: ReactNode;
  /** A class of each style sheet of the part; the build drops sheets that nothing names. */
  sheets?: string[];
}

/**
 * A part of a page that is drawn on the server and has nothing to do in the browser, so that its code is not sent:
 * links, disclosures and radio buttons work by themselves. A page that holds one is entered by a document load;
 * should a script ever lead to it, it loads itself.
 */
export function Still({ children }: StillProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current?.dataset.drawn === undefined) location.reload();
  }, []);
  if (import.meta.env.SSR) return <div data-drawn="">{children}</div>;
  // React neither compares it with what the server drew nor touches it again.
  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

const nothing = { __html: '' };
