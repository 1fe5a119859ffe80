import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Me } from '#features/accounts/sign-in/contract/signIn.ts';
import styles from './Palette.module.css';
import { type Found, useFound } from './useFound.ts';

interface PaletteProps {
  me: Me;
  onChoose(): void;
}

const pauseMs = 120;

/** One field for people, orders, applications, courses, sections and actions: each only where the role may. */
export function Palette({ me, onChoose }: PaletteProps) {
  const t = useTranslations('panel.palette');
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), pauseMs);
  const { found, isSettled } = useFound(asked, me);
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // It comes after its dialog, which has looked for a field by then.
  useEffect(() => field.current?.focus(), []);
  const chosen = Math.min(at, found.length - 1);
  const open = (one: Found | undefined) => {
    if (!one) return;
    onChoose();
    void navigate(one.path);
  };
  const listen = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) setAt((chosen + by + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Enter') open(found[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <TextInput
        label={t('field')}
        description={t('hint')}
        ref={field}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[chosen] && `${id}-${chosen}`}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={listen}
      />
      <Options id={id} found={found} chosen={chosen} onOpen={open} />
      <p role="status" className={styles.nothing}>
        {isSettled && asked !== '' && found.length === 0 && t('nothing')}
      </p>
    </div>
  );
}

interface OptionsProps {
  id: string;
  found: readonly Found[];
  chosen: number;
  onOpen(one: Found): void;
}

function Options({ id, found, chosen, onOpen }: OptionsProps) {
  const t = useTranslations('panel.palette');
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('title')} className={styles.list}>
      {kinds.map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox, not fields of a form.
        <div key={kind} role="group" aria-label={t(`kinds.${kind}`)}>
          <span aria-hidden className={styles.kind}>
            {t(`kinds.${kind}`)}
          </span>
          {found.map((one, index) => {
            if (one.kind !== kind) return null;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
              <div
                key={`${kind} ${one.path}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                className={styles.option}
                onClick={() => onOpen(one)}
              >
                <span>{one.title}</span>
                {one.note && <small>{one.note}</small>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
