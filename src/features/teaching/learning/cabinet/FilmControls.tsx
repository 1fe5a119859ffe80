import { type RefObject, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import styles from './Lesson.module.css';
import { keepSpeed, speeds } from './speed.ts';

interface FilmControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  speed: number;
}

/** Controls that the browser hides in a menu, or does not have. */
export function FilmControls({ video, speed }: FilmControlsProps) {
  const t = useTranslations('lessons');
  const language = useLocale();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const [isFloatable, setFloatable] = useState(false);
  useEffect(() => setFloatable(document.pictureInPictureEnabled === true), []);

  function change(next: number): void {
    keepSpeed(next);
    if (video.current) video.current.playbackRate = next;
  }

  function float(): void {
    const isFloating = document.pictureInPictureElement !== null;
    // A browser refuses before the film is there; then nothing happens, as with its own button.
    void (isFloating ? document.exitPictureInPicture() : video.current?.requestPictureInPicture())?.catch(
      () => {},
    );
  }

  return (
    <div className={styles.controls}>
      <label>
        {t('speed')}
        <select value={speed} onChange={({ target }) => change(Number(target.value))}>
          {[...new Set([...speeds, speed])]
            .sort((a, b) => a - b)
            .map((each) => (
              <option key={each} value={each}>
                {number.format(each)}×
              </option>
            ))}
        </select>
      </label>
      {isFloatable && (
        <button type="button" onClick={float}>
          {t('pictureInPicture')}
        </button>
      )}
    </div>
  );
}
