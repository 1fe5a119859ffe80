import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cleanText } from '#shared/typed.ts';
import { call } from '#ui/api.ts';
import { supportApi } from '../contract/chat.ts';
import { type QuickButton, quickButtons } from '../rules/buttons.ts';
import { type ConversationState, isWithPeople } from '../rules/conversation.ts';
import styles from './Chat.module.css';
import { Composer } from './Composer.tsx';
import { keptChat } from './keptChat.ts';
import { MessageLog } from './MessageLog.tsx';
import { RateHelp } from './RateHelp.tsx';
import { useChat } from './useChat.ts';
import { useTyped } from './useTyped.ts';

const ContactForm = lazy(async () => {
  const { ContactForm } = await import('./ContactForm.tsx');
  return { default: ContactForm };
});

interface ChatPanelProps {
  isOpen: boolean;
  onClose(): void;
  /** So many messages came while the panel was closed. */
  onUnread(count: number): void;
}

const quickDelayMs = 200;
const focusDelayMs = 800;

/** Stays mounted while closed, so that it keeps hearing new messages. */
export function ChatPanel({ isOpen, onClose, onUnread }: ChatPanelProps) {
  const brand = useTranslations('ui')('brand');
  const t = useTranslations('support');
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isShown = useRef(isOpen);
  isShown.current = isOpen;
  const chat = useChat((count) => !isShown.current && onUnread(count));
  const { begin } = chat;
  useEffect(() => void begin(), [begin]);
  useSeen(isOpen, chat.view.messages.findLast(({ position }) => position !== null)?.position ?? 0);
  useFocusOnOpening(isOpen, field);
  useLockedPage(isOpen);

  return (
    <section
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-labelledby="chat-title"
      hidden={!isOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return keepFocus(event, panel.current);
        // The lesson's dialog that the chat may stand in stays open.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id="chat-title" className={styles.title}>
          {t('title', { product: brand })}
        </h2>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          ×
        </button>
      </div>
      <Conversation chat={chat} field={field} onLeave={() => fillsWindow() && onClose()} />
    </section>
  );
}

interface ConversationProps {
  chat: ReturnType<typeof useChat>;
  field: React.RefObject<HTMLTextAreaElement | null>;
  /** A link of an answer was followed. */
  onLeave(): void;
}

function Conversation({ chat: { view, send, rate, readEarlier }, field, onLeave }: ConversationProps) {
  const t = useTranslations('support');
  const questions = useTranslations('support.quickQuestions');
  const [typed, setTyped] = useTyped();
  /** A ready question on its way: what is typed waits beneath it. */
  const [question, setQuestion] = useState<string | null>(null);
  const isBusy = view.isSending || question !== null;
  const hadPerson = view.messages.some(
    ({ event, operator }) => event === 'taken' || (!event && operator !== null),
  );
  const asksContacts = useAsking(view.is_away, view.is_away && !view.has_contacts);
  const isOver = view.state === 'closed' && hadPerson;
  const asksRating = useAsking(isOver, isOver && view.rating === null);

  /** A message that could not be sent comes back, to be sent again. */
  async function submit(): Promise<void> {
    if (isBusy || cleanText(typed) === '') return;
    setTyped('');
    if (!(await send(typed.trim()))) setTyped((since) => since || typed);
  }

  function ask(ready: string, wantsOperator = false): void {
    if (!isBusy) void send(ready, wantsOperator);
  }

  function press(button: QuickButton): void {
    if (isBusy) return;
    const ready = questions(button);
    setQuestion(ready);
    setTimeout(() => {
      setQuestion(null);
      void send(ready, button === 'operator');
    }, quickDelayMs);
  }

  return (
    <>
      <MessageLog
        view={view}
        onRate={rate}
        onAsk={ask}
        onOperator={() => ask(questions('operator'), true)}
        onEarlier={readEarlier}
        onLeave={onLeave}
      />
      {asksContacts && (
        <Suspense>
          <ContactForm />
        </Suspense>
      )}
      {asksRating && <RateHelp />}
      <QuickButtons state={view.state} isBusy={isBusy} onPress={press} />
      <Composer field={field} text={question ?? typed} isBusy={isBusy} onType={setTyped} onSend={submit} />
      <p className={styles.note}>{t('note')}</p>
    </>
  );
}

interface QuickButtonsProps {
  state: ConversationState;
  isBusy: boolean;
  onPress(button: QuickButton): void;
}

function QuickButtons({ state, isBusy, onPress }: QuickButtonsProps) {
  const t = useTranslations('support');
  const isCalled = isWithPeople(state);
  const quick = useKeptFocus(isCalled);
  return (
    <fieldset ref={quick} className={styles.quick} tabIndex={-1}>
      <legend className={styles.spoken}>{t('quick.label')}</legend>
      {quickButtons
        .filter((button) => button !== 'operator' || !isCalled)
        .map((button) => (
          <button
            key={button}
            type="button"
            className={button === 'operator' ? styles.operator : undefined}
            // Not disabled, which would take the focus away and the keyboard out of the chat.
            aria-disabled={isBusy}
            onClick={() => onPress(button)}
          >
            {t(`quick.${button}`)}
          </button>
        ))}
    </fieldset>
  );
}

/** Once a person is called, the button for it is gone, and the focus with it: it goes to the others. */
function useKeptFocus(isGone: boolean): React.RefObject<HTMLFieldSetElement | null> {
  const others = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isGone && document.activeElement === document.body) others.current?.focus();
  }, [isGone]);
  return others;
}

/** The question stays until it is out of place, so that its thanks are seen. */
function useAsking(isInPlace: boolean, isOpen: boolean): boolean {
  const hasAsked = useRef(false);
  hasAsked.current = isInPlace && (hasAsked.current || isOpen);
  return hasAsked.current;
}

/** Tells the school what the visitor has before them: it is neither counted as new nor mailed. */
function useSeen(isOpen: boolean, position: number): void {
  const told = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    const tell = () => {
      const { token } = keptChat();
      if (!token || document.visibilityState !== 'visible' || told.current >= position) return;
      told.current = position;
      void call(supportApi.seen, { token, position }).catch(() => {});
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [isOpen, position]);
}

/** About 800 ms after it opens, when it stands still. */
function useFocusOnOpening(isOpen: boolean, field: React.RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => field.current?.focus(), focusDelayMs);
    return () => clearTimeout(timer);
  }, [isOpen, field]);
}

/** On a telephone (Chat.module.css), where a place of the page is seen only once the chat is closed. */
function fillsWindow(): boolean {
  return matchMedia('(max-width: 35.99rem)').matches;
}

/** Where the chat fills the window, the page behind it stands still. */
function useLockedPage(isOpen: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-chat', isOpen);
    return () => document.documentElement.removeAttribute('data-chat');
  }, [isOpen]);
}

/** Tab goes round within the chat. */
function keepFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (event.key !== 'Tab' || !panel) return;
  const reachable = [
    ...panel.querySelectorAll<HTMLElement>('button:enabled, a[href], input, textarea, [tabindex="0"]'),
  ].filter((element) => element.offsetParent !== null);
  const [first, last] = [reachable[0], reachable.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
