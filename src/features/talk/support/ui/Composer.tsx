import type { KeyboardEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { cleanText } from '#shared/typed.ts';
import { maxMessage } from '../rules/conversation.ts';
import styles from './Chat.module.css';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  isBusy: boolean;
  onType(text: string): void;
  onSend(): void;
}

/** Enter sends, Shift+Enter begins a line. */
export function Composer({ field, text, isBusy, onType, onSend }: ComposerProps) {
  const t = useTranslations('support');
  const isEmpty = cleanText(text) === '';
  function sendOnEnter(event: KeyboardEvent): void {
    // An input method takes Enter for itself while it composes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isEmpty && !isBusy) onSend();
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        // Where the next message is typed: the button is disabled now, and would leave the focus nowhere.
        field.current?.focus();
      }}
    >
      <textarea
        ref={field}
        aria-label={t('field')}
        placeholder={t('field')}
        rows={1}
        maxLength={maxMessage}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" disabled={isEmpty || isBusy}>
        {isEmpty ? t('empty') : t('send')}
      </button>
    </form>
  );
}
