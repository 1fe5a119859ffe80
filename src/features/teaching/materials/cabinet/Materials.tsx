import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { type Material, materialsApi } from '../contract.ts';
import styles from './Materials.module.css';

interface MaterialsProps {
  courseId: string;
  /** Those of one lesson; without it, those of the course as a whole. */
  lessonId?: string | undefined;
}

/** Files and links of a course or lesson that the student may open. Empty without any. */
export function Materials({ courseId, lessonId }: MaterialsProps) {
  const t = useTranslations('materials');
  const titleId = useId();
  const { data } = useQuery({
    queryKey: ['materials', courseId, lessonId],
    queryFn: ({ signal }) =>
      call(materialsApi.list, { id: courseId, ...(lessonId && { lesson_id: lessonId }) }, { signal }),
    // A course that is not open yet has none to show.
    retry: false,
  });
  if (!data || data.materials.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {lessonId ? t('lesson') : t('course')}
      </h2>
      <ul className={styles.list}>
        {data.materials.map((material) => (
          <li key={material.id} className={styles.material}>
            <div>
              <p className={styles.name}>{material.title}</p>
              <About material={material} />
            </div>
            {material.url ? (
              <a className={controls.link} href={material.url} target="_blank" rel="noreferrer noopener">
                {t('open')}
              </a>
            ) : (
              <Download material={material} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ material: { purpose, url, size_bytes } }: { material: Material }) {
  const t = useTranslations('materials');
  const format = useFormatter();
  const megabytes = (size_bytes ?? 0) / 1024 / 1024;
  const [unit, amount] =
    megabytes < 1 ? (['kilobytes', megabytes * 1024] as const) : (['megabytes', megabytes] as const);
  const size = t('size', { amount: format.number(Math.max(1, Math.round(amount))), unit });
  const facts = [t(`purposes.${purpose}`), url ? new URL(url).hostname : size];
  return <p className={styles.about}>{facts.join(' · ')}</p>;
}

/** The browser saves the file by an address that works for a minute, since a link could not send the session. */
function Download({ material: { id } }: { material: Material }) {
  const t = useTranslations('materials');
  const failureText = useFailureText();
  const opening = useMutation({
    mutationFn: () => call(materialsApi.open, { id }),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <>
      <button
        type="button"
        className={controls.link}
        aria-disabled={opening.isPending}
        onClick={() => !opening.isPending && opening.mutate()}
      >
        {opening.isPending ? t('preparing') : t('download')}
      </button>
      {opening.error && <Notice>{failureText(opening.error)}</Notice>}
    </>
  );
}
