import { data, type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { schoolApi } from '#features/publishing/school/contract/school.ts';
import controls from '#ui/controls.module.css';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';
import { useDay } from '#ui/useDay.ts';
import { certificatesApi, type PublicCertificate } from '../contract/certificates.ts';
import { certificatePath, sharePath } from '../rules/certificates.ts';
import styles from './CertificatePage.module.css';

/** Drawn for each reader: what it says may change at any moment. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const token = params.token ?? '';
  const [{ certificate }, school] = await Promise.all([
    page.call(certificatesApi.verify, { token: token.slice(0, 100) }),
    page.call(schoolApi.show, {}),
  ]);
  return data({ certificate, token, school: school.name }, { status: certificate ? 200 : 404 });
}

/** The public page behind the address or the QR code of a certificate. */
export default function CertificatePage() {
  const { certificate, token, school } = useLoaderData<typeof loader>();
  const brand = useTranslations('ui')('brand');
  const t = useTranslations('certificates.page');
  const home = paths.home(useLocale());
  const name = school ?? brand;
  return (
    <>
      <Head certificate={certificate} token={token} school={name} />
      <DemoStrip />
      <PageHead name={name} />
      <main className={styles.main}>
        <p className={styles.kicker}>{t('check')}</p>
        {certificate ? <Found {...{ certificate, token }} school={name} /> : <Unknown />}
        <a className={`${controls.button} ${controls.quiet}`} href={home}>
          {t('home')}
        </a>
      </main>
    </>
  );
}

interface FoundProps {
  certificate: PublicCertificate;
  token: string;
  school: string;
}

function Found({ certificate, token, school }: FoundProps) {
  const t = useTranslations('certificates.page');
  const day = useDay();
  const { name, course, number, issued_at, revoked_at } = certificate;
  const isValid = revoked_at === null;
  const facts = [
    [t('name'), name ?? t('erased')],
    [t('course'), course],
    [t('number'), number],
    [t('issued'), day(issued_at)],
    [t('school'), school],
  ];
  return (
    <>
      <h1 className={isValid ? styles.valid : styles.revoked}>{isValid ? t('valid') : t('revoked')}</h1>
      <p className={styles.lead}>{isValid ? t('validText') : t('revokedText', { date: day(revoked_at) })}</p>
      {isValid && name && <Drawn token={token} />}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** As messengers show it; all that it says stands below in words. */
function Drawn({ token }: { token: string }) {
  const address = `${sharePath(token)}?language=${useLocale()}`;
  return <img className={styles.drawn} src={address} width={1200} height={630} alt="" />;
}

function Unknown() {
  const t = useTranslations('certificates.page');
  return (
    <>
      <h1 className={styles.revoked}>{t('unknown')}</h1>
      <p className={styles.lead}>{t('unknownText')}</p>
    </>
  );
}

interface HeadProps {
  certificate: PublicCertificate | null;
  token: string;
  school: string;
}

/** For messengers; search engines leave certificates alone. */
function Head({ certificate, token, school }: HeadProps) {
  const t = useTranslations('certificates.page');
  const language = useLocale();
  const { appUrl } = useRouteLoaderData('root') as { appUrl: string };
  const title = certificate ? t('title', { number: certificate.number }) : t('unknown');
  const isShown = certificate?.name && certificate.revoked_at === null;
  return (
    <>
      <title>{`${title} — ${school}`}</title>
      <meta name="robots" content="noindex" />
      {isShown && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={school} />
          <meta property="og:title" content={title} />
          <meta
            property="og:description"
            content={t('shared', { name: certificate.name ?? '', course: certificate.course })}
          />
          <meta property="og:url" content={appUrl + certificatePath(token)} />
          <meta property="og:image" content={`${appUrl}${sharePath(token)}?language=${language}`} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
