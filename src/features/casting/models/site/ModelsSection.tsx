import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Section } from '#ui/Section.tsx';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { useNear } from '#ui/useNear.ts';
import type { Model } from '../contract/models.ts';
import * as photo from '../ui/ModelPhoto.module.css';
import { GalleryView } from './GalleryView.tsx';
import styles from './ModelsSection.module.css';
import { oneRow } from './oneRow.ts';

interface ModelsSectionProps {
  heading: { title: string; lead: string };
  /** The gallery when the page was drawn. */
  models: readonly Model[];
}

/**
 * Stands as the server drew it until the reader is near; its code comes then, and asks for the gallery anew. In a
 * demonstration it says that the people are invented.
 */
export function ModelsSection({ heading, models }: ModelsSectionProps) {
  const ref = useRef<HTMLElement>(null);
  const [Live, setLive] = useState<ComponentType<{ drawn: readonly Model[] }> | null>(null);
  // What the server drew knows no window.
  useEffect(() => {
    const narrow = matchMedia(oneRow);
    const look = () => {
      const row = ref.current?.querySelector('ul');
      if (row && narrow.matches) row.tabIndex = 0;
    };
    look();
    narrow.addEventListener('change', look);
    return () => narrow.removeEventListener('change', look);
  }, []);
  useNear(ref, async () => {
    // Without a network the drawn gallery stays.
    const part = await import('./LiveGallery.tsx').catch(() => null);
    if (part) setLive(() => part.LiveGallery);
  });
  return (
    <Section id="models" ref={ref} className={styles.section} {...heading}>
      {Live ? (
        <Live drawn={models} />
      ) : (
        <StaticIsland sheets={[(photo as unknown as { photo: string }).photo]}>
          {import.meta.env.SSR && <GalleryView gallery={{ state: 'known', models, error: '' }} />}
        </StaticIsland>
      )}
      <StaticIsland>{import.meta.env.SSR && <Invented />}</StaticIsland>
    </Section>
  );
}

function Invented() {
  const t = useTranslations('models');
  const root = useRouteLoaderData('root') as { isDemo?: boolean } | undefined;
  return root?.isDemo ? <p className={styles.demo}>{t('demo')}</p> : null;
}
