import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { mapAddresses } from '../rules/map.ts';
import styles from './SchoolMap.module.css';

/** A map from another site, loaded only when somebody asks for it; until then, a link to it. */
export function SchoolMap({ address }: { address: string }) {
  const t = useTranslations('school.map');
  const { frame, page } = mapAddresses(address, useLocale());
  const [isShown, setShown] = useState(false);
  const isAlive = useIsAlive();
  return (
    <div className={styles.map}>
      <div className={styles.sheet}>
        {isShown ? (
          <iframe
            ref={focus}
            src={frame}
            title={t('title')}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <div className={styles.offer}>
            <svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true">
              <path d="M12 0a12 12 0 0 1 12 12c0 9-12 20-12 20S0 21 0 12A12 12 0 0 1 12 0zm0 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z" />
            </svg>
            <p>{t('note')}</p>
            {/* Without script there is nothing to press; its space is reserved. */}
            <button
              type="button"
              className={controls.button}
              disabled={!isAlive}
              onClick={() => setShown(true)}
            >
              {t('show')}
            </button>
          </div>
        )}
      </div>
      <a href={page} target="_blank" rel="noreferrer">
        {t('open')}
      </a>
    </div>
  );
}

function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}

function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
