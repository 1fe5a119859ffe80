import { Button, Fieldset, Group, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './edit.module.css';
import { DownIcon, UpIcon } from './icons.tsx';

interface ListEditorProps {
  label: string;
  /** Name of one of them, such as "Question". */
  itemLabel: string;
  addLabel: string;
  count: number;
  max: number;
  onAdd(): void;
  onRemove(index: number): void;
  onMove(from: number, to: number): void;
  children(index: number): ReactNode;
}

/** A list that is added to, shortened and put into order, by keyboard as well. */
export function ListEditor(props: ListEditorProps) {
  const { label, itemLabel, addLabel, count, max, onAdd, onRemove, onMove, children } = props;
  const t = useTranslations('panel.edit');
  const id = useId();
  // The list is redrawn first; then the hand goes on where it was.
  const focus = (where: string) =>
    requestAnimationFrame(() =>
      document
        .getElementById(id + where)
        ?.querySelector<HTMLElement>('input, textarea, button')
        ?.focus(),
    );
  const move = (from: number, to: number, button: string) => {
    onMove(from, to);
    focus(`${button}${to}`);
  };
  return (
    <section aria-label={label} className={styles.list}>
      <Text fw={600}>
        {label}{' '}
        <Text span inherit fw={400} c="dimmed">
          {t('count', { count, max })}
        </Text>
      </Text>
      {Array.from({ length: count }, (_, index) => {
        const name = t('item', { item: itemLabel, number: index + 1 });
        return (
          <Fieldset key={String(index)} legend={name} id={`${id}item${index}`} className={styles.item}>
            <div className={styles.fields}>{children(index)}</div>
            <Group gap="xs" className={styles.itemActions}>
              <span id={`${id}up${index}`}>
                <Button
                  variant="default"
                  size="xs"
                  px="xs"
                  disabled={index === 0}
                  aria-label={t('up', { item: name })}
                  onClick={() => move(index, index - 1, index === 1 ? 'down' : 'up')}
                >
                  <UpIcon />
                </Button>
              </span>
              <span id={`${id}down${index}`}>
                <Button
                  variant="default"
                  size="xs"
                  px="xs"
                  disabled={index === count - 1}
                  aria-label={t('down', { item: name })}
                  onClick={() => move(index, index + 1, index === count - 2 ? 'up' : 'down')}
                >
                  <DownIcon />
                </Button>
              </span>
              <Button
                variant="default"
                size="xs"
                aria-label={t('removeItem', { item: name })}
                onClick={() => {
                  onRemove(index);
                  focus('add');
                }}
              >
                {t('remove')}
              </Button>
            </Group>
          </Fieldset>
        );
      })}
      <span id={`${id}add`}>
        <Button
          variant="default"
          disabled={count >= max}
          onClick={() => {
            onAdd();
            focus(`item${count}`);
          }}
        >
          {addLabel}
        </Button>
      </span>
    </section>
  );
}
