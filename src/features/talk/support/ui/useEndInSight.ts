import { type RefObject, useEffect, useRef } from 'react';

interface News {
  /** Changes with whatever is new. */
  news: string;
  /** The reader has written the last message, and is brought to it from wherever they read. */
  isOwn: boolean;
}

/**
 * The end of a log is shown with whatever is new, and stays in sight where a form beneath leaves the log less room. Who
 * reads earlier messages is left where they are.
 */
export function useEndInSight(log: RefObject<HTMLDivElement | null>, { news, isOwn }: News): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = log.current;
    if (!element || !(isAtEnd.current || isOwn)) return;
    element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
  }, [log, news]);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    let height = element.clientHeight;
    const look = () => {
      // When the scroll event comes only after the log has shrunk, the reader has not left its end.
      if (element.clientHeight !== height) return;
      isAtEnd.current = element.scrollHeight - element.scrollTop - height < 40;
    };
    const observer = new ResizeObserver(() => {
      height = element.clientHeight;
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [log]);
}
