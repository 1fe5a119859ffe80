import type { ReactNode } from 'react';
import styles from './Clip.module.css';

interface ClipProps {
  /** Path of the film; `playClip` starts it. */
  src: string;
  /** The button's label. */
  label: string;
  /** Name of the film for those who cannot see it. */
  title: string;
  /** Captions beside it; those in the reader's language are shown once it plays (`playClip`). */
  tracks?: { language: string; src: string; label: string; isShown: boolean }[];
  /** The picture before it, whose size the film takes. */
  children: ReactNode;
}

/** A film behind its picture, part of a static island: no byte of it is fetched before somebody asks for it. */
export function Clip({ src, label, title, tracks = [], children }: ClipProps) {
  return (
    <span className={styles.clip}>
      {children}
      <button type="button" className={styles.play} data-press={`clip:${src}`}>
        {label}
      </button>
      {/* biome-ignore lint/a11y/useMediaCaption: a film has the tracks that the school gave it. */}
      <video id={`clip:${src}`} src={src} title={title} preload="none" controls playsInline hidden>
        {tracks.map(({ language, isShown, ...track }) => (
          <track
            key={language}
            kind="captions"
            srcLang={language}
            data-shown={isShown ? '' : undefined}
            {...track}
          />
        ))}
      </video>
    </span>
  );
}
