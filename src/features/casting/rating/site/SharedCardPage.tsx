import { data, type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { schoolApi } from '#features/publishing/school/contract/school.ts';
import controls from '#ui/controls.module.css';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';
import { ratingApi } from '../contract/rating.ts';
import { cardPath, sharePath } from '../rules/share.ts';
import styles from './RatingPage.module.css';

/** Drawn for each reader: the owner may take the card away at any moment. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const share = (params.share ?? '').slice(0, 100);
  const [{ card }, school] = await Promise.all([
    page.call(ratingApi.shared, { share }),
    page.call(schoolApi.show, {}),
  ]);
  return data({ card, share, school: school.name }, { status: card ? 200 : 404 });
}

/** The card that somebody shares, in any browser. */
export default function SharedCardPage() {
  const { card, share, school } = useLoaderData<typeof loader>();
  const brand = useTranslations('ui')('brand');
  const t = useTranslations('rating.card');
  const language = useLocale();
  const home = paths.home(language);
  const name = school ?? brand;
  const { appUrl } = useRouteLoaderData('root') as { appUrl: string };
  const title = card ? t('title', { category: card.category_title }) : t('missing');
  return (
    <>
      <title>{`${title} — ${name}`}</title>
      <meta name="robots" content="noindex" />
      {card && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={title} />
          <meta property="og:url" content={appUrl + sharePath(share)} />
          <meta property="og:image" content={`${appUrl}${cardPath(share)}?language=${language}`} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <DemoStrip />
      <PageHead name={name} />
      <main className={styles.main}>
        <h1>{title}</h1>
        {card?.name && <p className={styles.name}>{card.name}</p>}
        {typeof card?.score === 'number' && (
          <p className={styles.score}>{t('score', { score: card.score })}</p>
        )}
        {!card && <p>{t('missingText')}</p>}
        <a className={controls.button} href={`${home}#model-rating`}>
          {t('own')}
        </a>
      </main>
    </>
  );
}
