import { useState } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import type { Lesson } from '../contract.ts';
import styles from './Lesson.module.css';

interface ForeignFilmProps {
  lesson: Lesson;
  url: string;
}

/** A film in the player of another host, which learns nothing about the student before they start it. */
export function EmbeddedFilm({ lesson, url }: ForeignFilmProps) {
  const t = useTranslations('lessons');
  const [isStarted, setStarted] = useState(false);
  return (
    <div className={styles.screen}>
      {isStarted ? (
        <iframe
          className={styles.video}
          src={url}
          title={lesson.title}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          allowFullScreen
          // Hosts play a film only on pages that send their origin.
          referrerPolicy="strict-origin"
        />
      ) : (
        <button type="button" className={styles.start} onClick={() => setStarted(true)}>
          {lesson.poster && <img src={lesson.poster} alt="" />}
          <span className={controls.button}>{t('play')}</span>
        </button>
      )}
    </div>
  );
}

/** A film that cannot be played here: where it can be seen. */
export function LinkedFilm({ url }: Pick<ForeignFilmProps, 'url'>) {
  const t = useTranslations('lessons');
  return (
    <div className={styles.screen}>
      <div className={styles.none}>
        <p>{t('elsewhere')}</p>
        <a className={controls.button} href={url} target="_blank" rel="noopener noreferrer">
          {t('openPage')}
        </a>
      </div>
    </div>
  );
}
