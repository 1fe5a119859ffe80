import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type QuickButton, quickButtons, quickQuestions } from '../rules/buttons.ts';
import { isWithPeople } from '../rules/conversation.ts';
import styles from './Chat.module.css';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { RateHelp } from './RateHelp.tsx';
import { useChat } from './useChat.ts';

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

/** Stays where it is while closed, so that it goes on hearing what is said. */
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
      <Conversation chat={chat} field={field} />
    </section>
  );
}

interface ConversationProps {
  chat: ReturnType<typeof useChat>;
  field: React.RefObject<HTMLTextAreaElement | null>;
}

function Conversation({ chat: { view, send, rate }, field }: ConversationProps) {
  const t = useTranslations('support');
  const language = useLocale();
  const [text, setText] = useState('');
  const isBusy = view.isSending;
  const hadPerson = view.messages.some(({ event }) => event === 'taken');
  const asksContacts = useAsking(view.is_away, view.is_away && !view.has_contacts);
  const isOver = view.state === 'closed' && hadPerson;
  const asksRating = useAsking(isOver, isOver && view.rating === null);

  const quick = useKeptFocus(isWithPeople(view.state));

  function submit(message: string, wantsOperator = false): void {
    if (isBusy || message.trim() === '') return;
    setText('');
    void send(message.trim(), wantsOperator);
  }

  function press(button: QuickButton): void {
    if (isBusy) return;
    const question = quickQuestions[language][button];
    setText(question);
    setTimeout(() => submit(question, button === 'operator'), quickDelayMs);
  }

  return (
    <>
      <MessageLog
        view={view}
        onRate={rate}
        onAsk={(question) => submit(question)}
        onOperator={() => submit(quickQuestions[language].operator, true)}
      />
      {asksContacts && (
        <Suspense>
          <ContactForm />
        </Suspense>
      )}
      {asksRating && <RateHelp />}
      <fieldset ref={quick} className={styles.quick} tabIndex={-1}>
        <legend className={styles.spoken}>{t('quick.label')}</legend>
        {quickButtons
          .filter((button) => button !== 'operator' || !isWithPeople(view.state))
          .map((button) => (
            <button
              key={button}
              type="button"
              className={button === 'operator' ? styles.operator : undefined}
              // Not disabled, which would take the focus away and the keyboard out of the chat.
              aria-disabled={isBusy}
              onClick={() => press(button)}
            >
              {t(`quick.${button}`)}
            </button>
          ))}
      </fieldset>
      <Composer field={field} text={text} isBusy={isBusy} onType={setText} onSend={() => submit(text)} />
      <p className={styles.note}>{t('note')}</p>
    </>
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

/** About 800 ms after it opens, when it stands still. */
function useFocusOnOpening(isOpen: boolean, field: React.RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => field.current?.focus(), focusDelayMs);
    return () => clearTimeout(timer);
  }, [isOpen, field]);
}

/** Where the chat fills the window (Chat.module.css), the page behind it stands still. */
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
