import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { AnswerOption } from '#features/talk/assistant/contract.ts';
import { isOwnPath } from '#shared/addresses.ts';
import { paths } from '#ui/paths.ts';
import styles from './Chat.module.css';
import type { ChatView, ShownMessage } from './chatState.ts';
import { useEndInSight } from './useEndInSight.ts';

interface MessageLogProps {
  view: ChatView;
  onRate(id: string, isHelpful: boolean): void;
  onAsk(question: string): void;
  onOperator(): void;
  onEarlier(): Promise<void>;
  /** A link to the site was followed. */
  onLeave(): void;
}

/** Messages, the newest in sight; read out as they come. */
export function MessageLog({ view, onRate, onAsk, onOperator, onEarlier, onLeave }: MessageLogProps) {
  const t = useTranslations('support');
  const log = useRef<HTMLDivElement>(null);
  const last = view.messages.at(-1);
  useEndInSight(log, { news: `${last?.id} ${view.isTyping}`, isOwn: last?.sender === 'user' });
  useKeptPlace(log, view.messages[0]?.id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div ref={log} className={styles.log} role="log" aria-label={t('log')} tabIndex={0}>
      {view.hasEarlier && (
        <div className={styles.options}>
          <button type="button" onClick={onEarlier}>
            {t('earlier')}
          </button>
        </div>
      )}
      {view.messages.map((message) =>
        message.event ? (
          <Event key={message.id} message={message} />
        ) : (
          <Message
            key={message.id}
            message={message}
            onRate={onRate}
            onChoose={({ action, value }) => (action === 'operator' ? onOperator() : onAsk(value))}
            onLeave={onLeave}
          />
        ),
      )}
      {view.isTyping && (
        <p className={`${styles.bubble} ${styles.typing}`} role="status">
          <span className={styles.spoken}>{t('typing')}</span>
          <span aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </p>
      )}
    </div>
  );
}

/** Earlier messages appear above what is in sight, which stays where it is. */
function useKeptPlace(log: RefObject<HTMLDivElement | null>, firstId: string | undefined): void {
  const height = useRef(0);
  const first = useRef(firstId);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    if (first.current !== firstId) element.scrollTop += element.scrollHeight - height.current;
    first.current = firstId;
    height.current = element.scrollHeight;
  });
}

function Event({ message: { event, operator } }: { message: ShownMessage }) {
  const t = useTranslations('support');
  return <p className={styles.event}>{t(`events.${event!}`, { name: operator || t('staff') })}</p>;
}

interface MessageProps {
  message: ShownMessage;
  onRate(id: string, isHelpful: boolean): void;
  onChoose(option: AnswerOption): void;
  onLeave(): void;
}

function Message({ message, onRate, onChoose, onLeave }: MessageProps) {
  const t = useTranslations('support');
  const format = useFormatter();
  const { sender, text, operator, options, topics, isAnswer } = message;
  const time = format.dateTime(new Date(message.at), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const person = operator === null ? t('assistant') : operator || t('staffAuthor');
  const author = sender === 'user' ? t('you') : person;
  return (
    <article className={sender === 'user' ? styles.mine : styles.theirs}>
      <p className={styles.by}>
        {author} · <time dateTime={message.at}>{time}</time>
      </p>
      <div className={styles.bubble}>
        <p>{sender === 'bot' ? <Told text={text} /> : text}</p>
        {topics && (
          <ul>
            {topics.map((topic) => (
              <li key={topic}>{t(`topics.${topic as 'cost'}`)}</li>
            ))}
          </ul>
        )}
      </div>
      {options.length > 0 && <Options options={options} onChoose={onChoose} onLeave={onLeave} />}
      {isAnswer && <Thumbs message={message} onRate={onRate} />}
    </article>
  );
}

type OptionsProps = Pick<MessageProps, 'onChoose' | 'onLeave'> & { options: readonly AnswerOption[] };

function Options({ options, onChoose, onLeave }: OptionsProps) {
  const ownAddress = useOwnAddress();
  return (
    <div className={styles.options}>
      {options.map((option) =>
        option.action === 'open' ? (
          <a key={option.text} href={ownAddress(option.value)} onClick={onLeave}>
            {option.text}
          </a>
        ) : (
          <button key={option.text} type="button" onClick={() => onChoose(option)}>
            {option.text}
          </button>
        ),
      )}
    </div>
  );
}

/** Words of the school: addresses of its own site can be followed, any other is text. */
function Told({ text }: { text: string }) {
  const ownAddress = useOwnAddress();
  const own = `${location.origin}/`;
  return text.split(/(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?)。，；：！？）])/u).map((part, index) =>
    part.startsWith(own) ? (
      <a key={index} href={ownAddress(part.slice(own.length - 1))} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** A path of this site, or a place of its landing page, from wherever the chat stands; and nowhere else. */
function useOwnAddress(): (value: string) => string {
  const home = paths.home(useLocale());
  const isHome = useLocation().pathname === home;
  return (value) => {
    if (isOwnPath(value)) return value;
    if (!value.startsWith('#')) return home;
    return isHome ? value : home + value;
  };
}

function Thumbs({ message: { id, isHelpful }, onRate }: Pick<MessageProps, 'message' | 'onRate'>) {
  const t = useTranslations('support');
  return (
    <div className={styles.thumbs}>
      {([true, false] as const).map((helpful) => (
        <button
          key={String(helpful)}
          type="button"
          aria-pressed={isHelpful === helpful}
          aria-label={t(helpful ? 'helpful' : 'unhelpful')}
          title={t(helpful ? 'helpful' : 'unhelpful')}
          onClick={() => onRate(id, helpful)}
        >
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            aria-hidden="true"
            className={helpful ? undefined : styles.down}
          >
            <path d="M7 10v10H3V10zM7 10l4-7c1.6 0 2.5 1 2.3 2.5L12.7 9H19c1.3 0 2.2 1.2 1.9 2.4l-1.6 7c-.2 1-1 1.6-2 1.6H7" />
          </svg>
        </button>
      ))}
    </div>
  );
}
