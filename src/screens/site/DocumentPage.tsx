import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { documentsApi } from '#features/publishing/documents/contract/documents.ts';
import { documentAt, documentPath } from '#features/publishing/documents/rules/documents.ts';
import { withNonBreakingSpaces } from '#features/publishing/documents/rules/text.ts';
import { DocumentBody } from '#features/publishing/documents/ui/DocumentBody.tsx';
import { schoolApi } from '#features/publishing/school/contract/school.ts';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { pageOf } from '#ui/pageContext.ts';
import { useDay } from '#ui/useDay.ts';
import { DocumentFooter } from './DocumentFooter.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentNav } from './DocumentNav.tsx';
import styles from './DocumentPage.module.css';
import { Editions } from './Editions.tsx';

/** Runs once per language and content version: the pages of the versions in force are kept in memory. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = documentAt(new URL(request.url).pathname);
  if (!asked) throw data(null, { status: 404 });
  const { name: document, version } = asked;
  const page = pageOf(context);
  const [shown, school] = await Promise.all([
    page.call(documentsApi.show, { document, version }),
    page.call(schoolApi.show, {}),
  ]);
  return { document: shown, school: school.name, isNamedVersion: version !== undefined };
}

export default function DocumentPage() {
  const { document, school, isNamedVersion } = useLoaderData<typeof loader>();
  const t = useTranslations('documents');
  const brand = useTranslations('ui')('brand');
  const name = school ?? brand;
  const language = useLocale();
  const day = useDay();
  const newer = document.versions.findLast(({ version }) => version > document.version);
  return (
    <>
      <DocumentHead document={document} school={name} isNamedVersion={isNamedVersion} />
      <DemoStrip />
      <DocumentNav
        document={document.document}
        school={name}
        version={isNamedVersion ? document.version : undefined}
      />
      <main id="main" className={styles.main}>
        <h1 lang={document.language}>{withNonBreakingSpaces(document.title, document.language)}</h1>
        <p className={styles.edition}>
          {t('edition', { version: String(document.version), date: day(document.published_at) })}
        </p>
        {newer && (
          <p className={styles.note}>
            {t('former', { date: day(newer.published_at) })}{' '}
            <a href={documentPath(document.document, language)}>{t('toCurrent')}</a>
          </p>
        )}
        {language !== 'ru' && (
          <p className={styles.note}>
            {t(document.language === language ? 'translation' : 'untranslated')}{' '}
            <a href={documentPath(document.document, 'ru', isNamedVersion ? document.version : undefined)}>
              {t('original')}
            </a>
          </p>
        )}
        <DocumentBody document={document} />
        <Editions document={document} />
      </main>
      <DocumentFooter />
    </>
  );
}
