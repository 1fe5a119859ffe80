import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { mapAddresses } from '../rules/map.ts';
import styles from './SchoolMap.module.css';

interface MapProps {
  address: string;
}

/** A map from another site, loaded only when somebody asks for it; until then, a link to it. */
export function SchoolMap({ address }: MapProps) {
  const t = useTranslations('school.map');
  const [frame, setFrame] = useState('');
  return (
    <div className={styles.map}>
      <div className={styles.sheet}>
        {frame ? (
          <iframe
            ref={focus}
            src={frame}
            title={t('title')}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <StaticIsland onPress={setFrame}>{import.meta.env.SSR && <Offer address={address} />}</StaticIsland>
        )}
      </div>
      <StaticIsland>{import.meta.env.SSR && <OwnPage address={address} />}</StaticIsland>
    </div>
  );
}

/** Without script there is nothing to press. */
function Offer({ address }: MapProps) {
  const t = useTranslations('school.map');
  return (
    <div className={styles.offer}>
      <svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true">
        <path d="M12 0a12 12 0 0 1 12 12c0 9-12 20-12 20S0 21 0 12A12 12 0 0 1 12 0zm0 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z" />
      </svg>
      <p>{t('note')}</p>
      <button type="button" className={controls.button} data-press={mapAddresses(address, useLocale()).frame}>
        {t('show')}
      </button>
    </div>
  );
}

function OwnPage({ address }: MapProps) {
  const t = useTranslations('school.map');
  return (
    <a href={mapAddresses(address, useLocale()).page} target="_blank" rel="noreferrer">
      {t('open')}
    </a>
  );
}

function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}
