import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { takeWish } from '#ui/newRelease.ts';
import { readToken } from '#ui/session.ts';
import { useLaterPart } from '#ui/useLaterPart.ts';
import { useChatPlace } from './chatPlace.ts';
import { keptChat } from './keptChat.ts';
import styles from './SupportButton.module.css';

interface PanelProps {
  isOpen: boolean;
  onClose(): void;
  onUnread(count: number): void;
}

/** Fragment of an address that opens the chat, such as that of a mailed answer. */
const place = '#support';

/** The chat's button. The chat itself loads when it is opened, or when somebody of the staff is there. */
export function SupportButton() {
  const t = useTranslations('support');
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const load = useLoading(setPanel);
  const dialog = useChatPlace();

  const open = useCallback(() => {
    setOpen(true);
    setUnread(0);
    void load(true);
  }, [load]);
  const close = useCallback(() => {
    // At once, so that the button is there to take the focus.
    flushSync(() => setOpen(false));
    button.current?.focus();
  }, []);

  useEffect(() => {
    const look = () => location.hash === place && open();
    look();
    if (takeWish('chat')) open();
    else if (keptChat().isLive) void load(false);
    else void adoptOwn().then((isFound) => void (isFound && load(false)));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [open, load]);

  const chat = (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        hidden={isOpen && Panel !== null}
        onClick={open}
      >
        {t('button')}
        <span className={styles.badge} aria-hidden="true">
          {unread > 0 ? unread : '!'}
        </span>
        {unread > 0 && <span className={styles.spoken}>{t('unread', { count: unread })}</span>}
      </button>
      {Panel && (
        <Panel isOpen={isOpen} onClose={close} onUnread={(count) => setUnread((before) => before + count)} />
      )}
    </>
  );
  return dialog ? createPortal(chat, dialog) : chat;
}

/** Whether somebody signed in has a talk with people, which may have begun on another device. */
async function adoptOwn(): Promise<boolean> {
  if (readToken() === null) return false;
  const part = await import('./ownChat.ts').catch(() => null);
  return (await part?.adoptOwnChat()) ?? false;
}

/** @param isAsked someone waits for it, and sees a message if it cannot be loaded */
function useLoading(onLoaded: (panel: () => ComponentType<PanelProps>) => void) {
  const load = useLaterPart();
  const loaded = useRef(onLoaded);
  return useCallback(
    async (isAsked: boolean) => {
      const part = await load(
        () => import('./ChatPanel.tsx'),
        isAsked ? { kind: 'chat', value: true } : null,
      );
      if (part) loaded.current(() => part.ChatPanel);
    },
    [load],
  );
}
