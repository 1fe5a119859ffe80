import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLaterPart } from '#ui/useLaterPart.ts';

interface LaterDialogProps<P> {
  load(): Promise<ComponentType<P>>;
  props: P;
}

/**
 * A dialog whose code comes when it is opened. Where a release has replaced it the page is loaded anew, and the button
 * can be pressed again.
 */
export function LaterDialog<P extends { onClose(): void }>({ load, props }: LaterDialogProps<P>) {
  const loadPart = useLaterPart();
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null);
  const first = useRef({ load, close: props.onClose });
  first.current.close = props.onClose;

  useEffect(() => {
    let isOpen = true;
    void loadPart(first.current.load, { kind: 'dialog', value: null }).then((loaded) => {
      if (!isOpen) return;
      if (loaded) setDialog(() => loaded);
      else first.current.close();
    });
    return () => {
      isOpen = false;
    };
  }, [loadPart]);

  return Dialog && <Dialog {...props} />;
}
