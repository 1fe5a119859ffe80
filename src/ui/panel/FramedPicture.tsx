import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Framing } from '#shared/framing.ts';
import styles from './Framer.module.css';

interface FramedPictureProps {
  /** Null without one. */
  src: string | null;
  framing: Framing;
  alt: string;
}

/**
 * A picture as pages will show it, in the shape of what is around it; words without one, or when it cannot be shown.
 */
export function FramedPicture({ src, framing: { crop, focus }, alt }: FramedPictureProps) {
  const t = useTranslations('framer');
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || broken === src) return <span className={styles.none}>{t('none')}</span>;
  const percent = (share: number) => `${share * 100}%`;
  const style = crop
    ? {
        left: percent(-crop.x / crop.width),
        top: percent(-crop.y / crop.height),
        width: percent(1 / crop.width),
        height: percent(1 / crop.height),
      }
    : { objectPosition: focus ? `${percent(focus.x)} ${percent(focus.y)}` : '50% 35%' };
  return (
    <span className={styles.framed}>
      <img src={src} alt={alt} style={style} onError={() => setBroken(src)} />
    </span>
  );
}
