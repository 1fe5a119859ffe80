import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { download } from '#ui/download.ts';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { paths } from '#ui/paths.ts';
import { ratingApi } from '../contract/rating.ts';
import type { RatingResult } from '../contract/result.ts';
import { Dial } from './Dial.tsx';
import styles from './ResultView.module.css';
import { useFilled } from './useFilled.ts';

interface ResultViewProps {
  result: RatingResult;
  /** Token of the private address; null: there is no paper to load. */
  token: string | null;
  /** Level of the first heading: one below the heading that stands above. */
  level: 2 | 3;
  /** Buttons below. */
  children?: ReactNode;
}

/** A large dial, each factor as a bar with its reason, and what helps next. */
export function ResultView({ result, token, level, children }: ResultViewProps) {
  const t = useTranslations('rating.result');
  const filled = useFilled();
  const [Category, Heading] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const { filled_in } = result.answers;
  return (
    <article className={styles.result} aria-label={t('title')}>
      <header className={styles.head}>
        <Dial score={result.score} />
        <div>
          <Category className={styles.category}>{result.category_title}</Category>
          <p>{result.category_about}</p>
          {filled_in.length > 0 && (
            <p className={controls.hint}>{t('defaults', { values: filled(filled_in) })}</p>
          )}
        </div>
      </header>
      <section>
        <Heading className={styles.heading}>{t('factors')}</Heading>
        <ul className={styles.factors}>
          {result.factors.map((factor) => (
            <Factor key={factor.name} factor={factor} />
          ))}
        </ul>
      </section>
      <section className={styles.advice}>
        <Heading className={styles.heading}>{t('next')}</Heading>
        <ol className={styles.next}>
          {result.recommendations.map((text, index) => (
            <li key={text}>
              <Advice text={text} lesson={result.lessons.find((each) => each.recommendation === index)} />
            </li>
          ))}
        </ol>
      </section>
      <footer className={styles.actions}>
        {children}
        {token && <PaperButton token={token} />}
      </footer>
    </article>
  );
}

/** The lesson that the text names is a link. */
function Advice({ text, lesson }: { text: string; lesson: RatingResult['lessons'][number] | undefined }) {
  const at = lesson ? text.indexOf(lesson.title) : -1;
  if (!lesson || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a className={controls.link} href={paths.lesson(lesson.course_id, lesson.lesson_id)}>
        {lesson.title}
      </a>
      {text.slice(at + lesson.title.length)}
    </>
  );
}

function Factor({ factor }: { factor: RatingResult['factors'][number] }) {
  const t = useTranslations('rating.result');
  const { title, points, max, reason, parts } = factor;
  return (
    <li>
      <div className={styles.line}>
        <span>{title}</span>
        <span className={styles.points}>{t('points', { points, max })}</span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(points / max) * 100}%` }} />
      </div>
      <p className={styles.reason}>{reason}</p>
      {parts.length > 0 && <p className={styles.parts}>{parts.map((part) => t('part', part)).join(' · ')}</p>}
    </li>
  );
}

function PaperButton({ token }: { token: string }) {
  const t = useTranslations('rating.result');
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
  async function load(): Promise<void> {
    setProblem(null);
    await download(ratingApi.paper, { token }).catch((error: unknown) =>
      setProblem(t('failed', { reason: failureText(error) })),
    );
  }
  return (
    <>
      <button type="button" className={controls.link} onClick={() => void load()}>
        {t('print')}
      </button>
      {problem && <Notice>{problem}</Notice>}
    </>
  );
}
