/** Files that the fields of a form are sending: it is saved once they have arrived, be it left meanwhile. */
import { createContext, useEffect, useMemo, useRef, useState } from 'react';

export interface FilesUnderWay {
  /** Called as a field begins with a file. @returns call it once: when the file has arrived, or when it will not */
  begin(): (hasArrived: boolean) => void;
  /** True while the form waits to be saved: a file goes on then, though its field is gone. */
  isAwaited(): boolean;
}

/** Null outside a form. */
export const FilesContext = createContext<FilesUnderWay | null>(null);

interface Waiting {
  save(): void;
  /** A file did not arrive, and nothing is saved. */
  onMissing(): void;
  /** The reader leaves a form that waits. */
  onLeft(): void;
}

export function useFilesUnderWay(waiting: Waiting) {
  const [isUnderWay, setUnderWay] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(waiting);
  latest.current = waiting;
  const sending = useRef(0);
  const isAwaited = useRef(false);
  const isGone = useRef(false);
  const letPageGo = useRef(() => {});

  function wait(forFiles: boolean): void {
    isAwaited.current = forFiles;
    setWaiting(forFiles);
    if (!forFiles) letPageGo.current();
  }

  function settle(hasArrived: boolean): void {
    sending.current--;
    setUnderWay(sending.current > 0);
    if (!isAwaited.current || (hasArrived && sending.current > 0)) return;
    wait(false);
    if (hasArrived) latest.current.save();
    else latest.current.onMissing();
  }

  const files = useMemo<FilesUnderWay>(
    () => ({
      begin() {
        sending.current++;
        setUnderWay(true);
        return once(settle);
      },
      isAwaited: () => isAwaited.current,
    }),
    [],
  );

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (!isAwaited.current) return;
      letPageGo.current = holdPage();
      latest.current.onLeft();
    };
  }, []);

  return {
    files,
    isUnderWay,
    isWaiting,
    isGone,
    /** At once where no file is under way. */
    save: () => (sending.current > 0 ? wait(true) : latest.current.save()),
    stopWaiting: () => wait(false),
  };
}

function once(settle: (hasArrived: boolean) => void): (hasArrived: boolean) => void {
  let isSettled = false;
  return (hasArrived) => {
    if (!isSettled) settle(hasArrived);
    isSettled = true;
  };
}

/** The browser asks before the page is closed. @returns a function that ends this */
function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
