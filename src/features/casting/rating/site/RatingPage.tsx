import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { EndedLink, isEnded } from '#features/accounts/sign-in/ui/EndedLink.tsx';
import { readLinkToken, useLinkToken } from '#features/accounts/sign-in/ui/useLinkToken.ts';
import { formatDay } from '#shared/formats.ts';
import { CallError, call } from '#ui/api.ts';
import cabinet from '#ui/cabinet/Cabinet.module.css';
import controls from '#ui/controls.module.css';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { paths } from '#ui/paths.ts';
import { ratingApi } from '../contract/rating.ts';
import type { Rating } from '../contract/result.ts';
import { isMinor, retakes } from '../rules/form.ts';
import { maxPoints } from '../rules/points.ts';
import styles from './RatingPage.module.css';
import { ResultView } from './ResultView.tsx';
import { RetakeForm } from './RetakeForm.tsx';
import { SharePanel } from './SharePanel.tsx';

/** The private page of a result: never rendered on the server. */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

export function HydrateFallback() {
  const t = useTranslations('rating.page');
  return (
    <Frame>
      <p role="status">{t('loading')}</p>
    </Frame>
  );
}

export default function RatingPage() {
  const t = useTranslations('rating.page');
  const ended = useTranslations('endedLink');
  const failureText = useFailureText();
  const token = useLinkToken();
  const [rating, setRating] = useState<Rating | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    if (token) call(ratingApi.show, { token }).then(setRating, setProblem);
  }, [token]);
  if (isEnded(problem)) {
    return (
      <Frame>
        <h1>{ended('title')}</h1>
        <EndedLink onAsk={() => call(ratingApi.newLink, { token })} />
      </Frame>
    );
  }
  if (!token || (problem instanceof CallError && problem.status === 404)) {
    return (
      <Frame>
        <h1>{t('missing')}</h1>
        <p>{t('missingText')}</p>
      </Frame>
    );
  }
  if (problem) {
    return (
      <Frame>
        <Notice>{failureText(problem)}</Notice>
      </Frame>
    );
  }
  if (!rating) return <HydrateFallback />;
  return (
    <Frame>
      <Result rating={rating} token={token} onChange={setRating} />
    </Frame>
  );
}

/** A room of the person's own, dark where the system wishes it, like the cabinet that leads here. */
function Frame({ children }: { children: React.ReactNode }) {
  const t = useTranslations('rating.page');
  const brand = useTranslations('ui')('brand');
  const home = paths.home(useLocale());
  return (
    <div className={cabinet.cabinet}>
      <title>{`${t('title')} — ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <DemoStrip />
      <PageHead name={brand} />
      <main className={styles.main}>
        {children}
        <a className={`${controls.link} ${styles.home}`} href={home}>
          {t('home')}
        </a>
      </main>
    </div>
  );
}

interface ResultProps {
  rating: Rating;
  token: string;
  onChange: (rating: Rating) => void;
}

function Result({ rating, token, onChange }: ResultProps) {
  const t = useTranslations('rating.page');
  const results = useTranslations('rating.result');
  const language = useLocale();
  const { result, earlier, differences } = rating;
  const canAddPhoto = rating.retake_until !== null && !result.answers.has_photo;
  return (
    <>
      <header>
        <h1>{results('title')}</h1>
        <p className={styles.soft}>
          {t('order', { number: rating.order_number })} · {t('formula', { version: result.formula })}
        </p>
        <p className={`${styles.soft} ${styles.screen}`}>{t('private')}</p>
      </header>
      {earlier.length > 0 && (
        <section className={styles.changed} aria-labelledby="changed">
          <h2 id="changed">{t('changed')}</h2>
          <ul>
            {differences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {differences.length === 0 && <p>{t('unchanged')}</p>}
          <p className={styles.soft}>
            {t('earlier', { scores: earlier.map(({ score }) => score).join(', ') })}
          </p>
        </section>
      )}
      <ResultView result={result} token={token} level={2}>
        {canAddPhoto && (
          <a className={controls.button} href="#retake">
            {t('addPhoto', { points: maxPoints[isMinor(result.answers.age) ? 'minor' : 'adult'].photo })}
          </a>
        )}
        <button
          type="button"
          className={`${controls.button} ${canAddPhoto ? controls.quiet : ''}`}
          onClick={() => print()}
        >
          {t('print')}
        </button>
        <a className={`${controls.button} ${controls.quiet}`} href={`${paths.home(language)}#courses`}>
          {results('course')}
        </a>
      </ResultView>
      <Photo rating={rating} />
      <section className={styles.screen} id="retake">
        <h2>{t('retake')}</h2>
        {rating.retake_until ? (
          <>
            <p className={`${styles.soft} ${styles.lead}`}>
              {t('retakeUntil', {
                date: formatDay(rating.retake_until, language, true),
                times: retakes.atMost,
              })}
            </p>
            <RetakeForm key={result.rated_at} rating={rating} token={token} onDone={onChange} />
          </>
        ) : (
          <p>{t('retakeOver')}</p>
        )}
      </section>
      <SharePanel rating={rating} token={token} onDone={onChange} />
    </>
  );
}

function Photo({ rating: { photo_url, photo_until } }: { rating: Rating }) {
  const t = useTranslations('rating.page');
  const language = useLocale();
  if (!photo_url) return null;
  return (
    <figure className={`${styles.photo} ${styles.screen}`}>
      <img src={`${photo_url}?width=360`} alt={t('photo')} />
      {photo_until && (
        <figcaption>{t('photoUntil', { date: formatDay(photo_until, language, true) })}</figcaption>
      )}
    </figure>
  );
}
