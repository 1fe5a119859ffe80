import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Applications.module.css';

interface LargePhotoProps {
  src: string;
  alt: string;
}

/**
 * A photo that fits the screen. A click, or +, shows it at its own size around the place that was clicked; another
 * click, or −, fits it again.
 */
export function LargePhoto({ src, alt }: LargePhotoProps) {
  const t = useTranslations('applicationsPanel.photos');
  const frame = useRef<HTMLDivElement>(null);
  // By its name, so that the next photo fits again and the focus stays where it is.
  const [enlarged, setEnlarged] = useState('');
  const isEnlarged = enlarged === alt;
  const enlarge = () => setEnlarged(alt);
  useHotkeys([
    ['[plus]', enlarge],
    ['shift+[plus]', enlarge],
    ['=', enlarge],
    ['-', () => setEnlarged('')],
  ]);
  function toggle({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) {
    const box = currentTarget.querySelector('img')!.getBoundingClientRect();
    // A press of a key has no place: the middle is shown.
    const [x, y] =
      detail === 0 ? [0.5, 0.5] : [(clientX - box.x) / box.width, (clientY - box.y) / box.height];
    setEnlarged(isEnlarged ? '' : alt);
    requestAnimationFrame(() => {
      const { current } = frame;
      current?.scrollTo(
        x * current.scrollWidth - current.clientWidth / 2,
        y * current.scrollHeight - current.clientHeight / 2,
      );
    });
  }
  return (
    <div ref={frame} className={styles.large}>
      <UnstyledButton
        aria-label={t('enlarge', { kind: alt })}
        aria-pressed={isEnlarged}
        title={t('enlargeHint')}
        onClick={toggle}
      >
        <img src={src} alt="" data-enlarged={isEnlarged || undefined} />
      </UnstyledButton>
    </div>
  );
}
