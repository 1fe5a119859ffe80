import { Group, SegmentedControl, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#shared/i18n.ts';
import type { Section } from '../contract/content.ts';
import styles from './Editor.module.css';
import { fieldAt, partWith } from './pageTexts.ts';
import { usePreview } from './usePreview.ts';

interface PagePreviewProps {
  section: Section;
  language: Language;
  /** As the form holds it just now. */
  value: unknown;
  form: RefObject<HTMLElement | null>;
}

const widths = { desk: 1280, phone: 390 } as const;

/** The page as it will be. A click on a text leads to its field, and a field to its text. */
export function PagePreview({ section, language, value, form }: PagePreviewProps) {
  const t = useTranslations('contentPanel.preview');
  const { frame, path, isStale, onLoad } = usePreview({ section, language, value });
  const [width, setWidth] = useState<keyof typeof widths>('desk');
  const room = useElementSize();
  useFollowing(frame, form, path);
  return (
    <aside className={styles.preview} aria-label={t('title')}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Text size="sm" c="dimmed">
          {t(isStale ? 'stale' : 'hint')}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t('width')}
          value={width}
          onChange={(chosen) => setWidth(chosen as keyof typeof widths)}
          data={(['desk', 'phone'] as const).map((name) => ({ value: name, label: t(name) }))}
        />
      </Group>
      <div ref={room.ref} className={styles.frame}>
        {path && (
          <iframe
            ref={frame}
            src={path}
            onLoad={onLoad}
            title={t('title')}
            tabIndex={-1}
            style={{ ...fitting(widths[width], room), transform: `scale(${scale(widths[width], room)})` }}
          />
        )}
      </div>
    </aside>
  );
}

interface Room {
  width: number;
  height: number;
}

/** Made smaller until it fits, never larger. */
const scale = (width: number, room: Room) => Math.min(1, room.width / width || 1);
const fitting = (width: number, room: Room) => ({ width, height: room.height / scale(width, room) });

/** Ties the texts of the frame to the fields beside it. */
function useFollowing(
  frame: RefObject<HTMLIFrameElement | null>,
  form: RefObject<HTMLElement | null>,
  path: string | undefined,
): void {
  useEffect(() => {
    const [page, fields] = [frame.current, form.current];
    if (!page || !fields) return;
    const choose = (event: MouseEvent) => {
      const clicked = event.target as Element;
      // Links and buttons of the page do nothing here; questions open.
      if (clicked.closest('a, button')) event.preventDefault();
      fieldAt(clicked, fields)?.focus();
    };
    const listen = () => page.contentDocument?.addEventListener('click', choose);
    const follow = (event: FocusEvent) => {
      const { value } = event.target as HTMLInputElement;
      if (page.contentDocument && typeof value === 'string') mark(page.contentDocument, value);
    };
    page.addEventListener('load', listen);
    fields.addEventListener('focusin', follow);
    return () => {
      page.removeEventListener('load', listen);
      fields.removeEventListener('focusin', follow);
      page.contentDocument?.removeEventListener('click', choose);
    };
  }, [frame, form, path]);
}

/** Scrolls to the text and frames it. */
function mark(page: Document, value: string): void {
  for (const marked of page.querySelectorAll<HTMLElement>('[data-marked]')) {
    marked.style.outline = '';
    marked.removeAttribute('data-marked');
  }
  const part = partWith(page, value);
  if (!part) return;
  part.closest('details')?.setAttribute('open', '');
  part.dataset.marked = '';
  part.style.outline = '3px solid #b3143c';
  part.style.outlineOffset = '4px';
  part.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
