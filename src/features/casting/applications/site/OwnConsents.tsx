import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { applicationStatusApi, type OwnApplication } from '../contract/status.ts';
import styles from './ApplicationPage.module.css';
import { Question } from './Question.tsx';

interface OwnConsentsProps {
  token: string;
  application: OwnApplication;
  onChange(application: OwnApplication): void;
}

/** The applicant's consents: each by itself, and each taken back here. */
export function OwnConsents({ token, application, onChange }: OwnConsentsProps) {
  const t = useTranslations('applicationStatus');
  const failureText = useFailureText();
  const [asked, setAsked] = useState<'photos' | 'publication' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { consents } = application;

  async function change(consent: 'photos' | 'publication', given: boolean) {
    setBusy(true);
    setFailure(null);
    try {
      onChange(await call(applicationStatusApi.consent, { token, consent, given }));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
    setAsked(null);
  }

  return (
    <section className={styles.consents}>
      <h2>{t('consents.title')}</h2>
      {failure !== null && <Notice>{t('failed', { reason: failureText(failure) })}</Notice>}
      <dl>
        <div>
          <dt>{t('consents.publication')}</dt>
          <dd>
            {/* A tick is for one consent: it does not stand any more once that was taken back. */}
            <Publication
              key={consents.publication}
              application={application}
              isBusy={isBusy}
              onGive={() => void change('publication', true)}
              onWithdraw={() => setAsked('publication')}
            />
          </dd>
        </div>
        <div>
          <dt>{t('consents.photos')}</dt>
          <dd>
            {consents.photos ? (
              <button type="button" className={controls.link} onClick={() => setAsked('photos')}>
                {t('consents.withdrawPhotos')}
              </button>
            ) : (
              t('consents.photosGone')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('consents.data')}</dt>
          <dd>{t('consents.dataText')}</dd>
        </div>
      </dl>
      {asked && (
        <Question
          title={t(asked === 'photos' ? 'consents.withdrawPhotosTitle' : 'consents.withdrawTitle')}
          text={t(asked === 'photos' ? 'consents.withdrawPhotosText' : 'consents.withdrawText')}
          yes={t(asked === 'photos' ? 'consents.withdrawPhotos' : 'consents.withdraw')}
          isBusy={isBusy}
          onYes={() => void change(asked, false)}
          onNo={() => setAsked(null)}
        />
      )}
    </section>
  );
}

interface PublicationProps {
  application: OwnApplication;
  isBusy: boolean;
  onGive(): void;
  onWithdraw(): void;
}

/** Asked for apart from everything else, with the whole of its wording. */
function Publication({ application, isBusy, onGive, onWithdraw }: PublicationProps) {
  const t = useTranslations('applicationStatus.consents');
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { publication, mayGivePublication } = application.consents;
  const holds = publication === 'given' || publication === 'waiting';
  return (
    <>
      <p role="status">
        {t(`publicationStates.${publication}`)} {application.is_published && t('published')}
      </p>
      {mayGivePublication && (
        <>
          <CheckField
            label={t('publicationWording')}
            checked={isTicked}
            error={isMissing && !isTicked ? t('mustTick') : undefined}
            onChange={({ target }) => setTicked(target.checked)}
          />
          <button
            type="button"
            className={controls.button}
            disabled={isBusy}
            onClick={() => (isTicked ? onGive() : setMissing(true))}
          >
            {t('give')}
          </button>
        </>
      )}
      {holds && (
        <button type="button" className={controls.link} onClick={onWithdraw}>
          {t('withdraw')}
        </button>
      )}
    </>
  );
}
