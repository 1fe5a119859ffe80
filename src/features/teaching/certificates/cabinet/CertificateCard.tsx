import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { download } from '#ui/download.ts';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { paths } from '#ui/paths.ts';
import { useDayOf } from '#ui/schoolDays.ts';
import { useToast } from '#ui/Toast.tsx';
import { certificatesApi, type OwnCertificate } from '../contract/certificates.ts';
import styles from './CertificateCard.module.css';
import { ownCertificates } from './certificates.ts';

type OwnCertificates = Output<typeof certificatesApi.mine>;

/** The student's certificates, and completed courses that still wait for theirs. Nothing before the first. */
export function CertificateCard() {
  const t = useTranslations('certificates.own');
  const { data } = useQuery(ownCertificates);
  if (!data || data.certificates.length + data.waiting.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="certificates-title">
      <h2 id="certificates-title">{t('title')}</h2>
      <ul className={styles.list}>
        {data.certificates.map((certificate) => (
          <li key={certificate.id} className={styles.card}>
            <Certificate certificate={certificate} />
          </li>
        ))}
        {data.waiting.map(({ course_id, course, reason }) => (
          <li key={course_id} className={styles.card}>
            <p>{t(`waiting.${reason}`, { course })}</p>
            {reason !== 'under_way' && (
              <a className={controls.link} href={paths.profile}>
                {t('profile')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The certificate of a course that has just been completed, or what keeps it; looks again while it is being made.
 * Nothing where the course has none.
 */
export function CertificateOf({ courseId }: { courseId: string }) {
  const t = useTranslations('certificates.own');
  const { data } = useQuery({
    ...ownCertificates,
    // An answer from before the last lesson would not show the certificate.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isComing(data, courseId) && dataUpdateCount < mostLooks ? lookAgainMs : false,
  });
  const certificate = data?.certificates.find(({ course_id }) => course_id === courseId);
  if (certificate) return <Certificate certificate={certificate} />;
  const waiting = data?.waiting.find(({ course_id }) => course_id === courseId);
  if (!waiting) return null;
  return (
    <>
      <p role="status">{t(`waiting.${waiting.reason}`, waiting)}</p>
      {waiting.reason !== 'under_way' && (
        <a className={controls.link} href={paths.profile}>
          {t('profile')}
        </a>
      )}
    </>
  );
}

const lookAgainMs = 1500;
/** After half a minute the person will find it in the account. */
const mostLooks = 20;

function isComing(data: OwnCertificates | undefined, courseId: string): boolean {
  if (!data || data.certificates.some(({ course_id }) => course_id === courseId)) return false;
  const waiting = data.waiting.find(({ course_id }) => course_id === courseId);
  return waiting?.reason === 'under_way';
}

function Certificate({ certificate }: { certificate: OwnCertificate }) {
  const t = useTranslations('certificates.own');
  const dayOf = useDayOf();
  const { course, name, number, issued_at, revoked_at } = certificate;
  const date = dayOf(revoked_at ?? issued_at);
  return (
    <>
      <p className={styles.kicker}>{t('number', { number })}</p>
      <h3 className={styles.course}>{course}</h3>
      <p className={styles.name}>{name}</p>
      <p className={styles.kicker}>{revoked_at ? t('revoked', { date }) : t('issued', { date })}</p>
      {!revoked_at && <Actions certificate={certificate} />}
    </>
  );
}

function Actions({ certificate }: { certificate: OwnCertificate }) {
  const t = useTranslations('certificates.own');
  const toast = useToast();
  const cache = useQueryClient();
  const failureText = useFailureText();
  const { id, url, course, can_rename } = certificate;
  const saving = useMutation({ mutationFn: () => download(certificatesApi.download, { id }) });
  const renaming = useMutation({
    mutationFn: () => call(certificatesApi.rename, { id }),
    onSuccess: async () => {
      await cache.invalidateQueries(ownCertificates);
      toast('success', t('renamed'));
    },
  });
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast('success', t('copied'));
  };
  // The system's own choice of where to; a page that closes it has changed its mind.
  const share = () => void navigator.share({ title: course, url }).catch(() => {});
  const error = saving.error ?? renaming.error;
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.button}
          aria-disabled={saving.isPending}
          onClick={() => !saving.isPending && saving.mutate()}
        >
          {saving.isPending ? t('downloading') : t('download')}
        </button>
        <a className={controls.link} href={url} target="_blank" rel="noreferrer">
          {t('open')}
        </a>
        {'share' in navigator && (
          <button type="button" className={controls.link} onClick={share}>
            {t('share')}
          </button>
        )}
        <button type="button" className={controls.link} onClick={() => void copy()}>
          {t('copy')}
        </button>
        {can_rename && (
          <button
            type="button"
            className={controls.link}
            aria-disabled={renaming.isPending}
            onClick={() => !renaming.isPending && renaming.mutate()}
          >
            {t('rename')}
          </button>
        )}
      </div>
      {error && <Notice>{failureText(error)}</Notice>}
    </>
  );
}
