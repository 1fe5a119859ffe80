import { useLocale, useTranslations } from 'use-intl';
import type { FreeLesson } from '#features/teaching/learning/contract/freeLessons.ts';
import { nameOfLanguage } from '#shared/i18n.ts';
import { wide } from '#shared/pictures.ts';
import { Clip } from '#ui/Clip.tsx';
import { Picture } from '#ui/Picture.tsx';
import { paths } from '#ui/paths.ts';
import styles from './LessonFilm.module.css';

interface LessonFilmProps {
  lesson: FreeLesson;
  /** The first thing on the page. */
  isFirst?: boolean;
}

/** A free lesson that plays in place, with captions in the reader's language; one of another host leads to its player. */
export function LessonFilm({ lesson, isFirst = false }: LessonFilmProps) {
  const t = useTranslations('standalone.lesson');
  const reader = useLocale();
  const { film, poster_file: file } = lesson;
  const poster = file ? (
    <Picture shape={wide} file={file} alt="" sizes={sizes} isFirst={isFirst} />
  ) : (
    <span className={styles.blank} />
  );
  if (!film)
    return (
      <div className={styles.film}>
        {poster}
        <a className={styles.elsewhere} href={paths.lesson(lesson.course_id, lesson.id)}>
          {t('play')}
        </a>
      </div>
    );
  const tracks = film.captions.map(({ language, url }) => ({
    ...{ language, src: url, label: nameOfLanguage(language) },
    isShown: language === reader,
  }));
  return (
    <div className={styles.film}>
      <Clip src={film.url} label={t('play')} title={lesson.title} tracks={tracks}>
        {poster}
      </Clip>
    </div>
  );
}

/** As the pages that show it lay it out. */
const sizes = '(max-width: 62rem) 100vw, 60rem';
