import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newsletterApi } from '#features/accounts/consents/contract/newsletter.ts';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { kept } from '#shared/storageKeys.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { localStore } from '#ui/storage.ts';
import styles from './Newsletter.module.css';

const queryKey = ['newsletter'];

/** Asks for consent to mails about new lessons and offers; once answered, one line to change it. */
export function Newsletter({ viewerId }: { viewerId: string }) {
  const t = useTranslations('dashboard.newsletter');
  const failureText = useFailureText();
  const cache = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const dismissal = useDismissal(viewerId);
  const documents = useDocumentVersions(['newsletter']);
  const state = useQuery({ queryKey, queryFn: ({ signal }) => call(newsletterApi.show, {}, { signal }) });
  const change = useMutation({
    mutationFn: (subscribed: boolean) =>
      call(newsletterApi.change, { subscribed, document_versions: documents.versions }),
    onError: (error: Error) => void documents.haveChanged(error),
    onSuccess: (answer) => {
      cache.setQueryData(queryKey, answer);
      dismissal.dismiss();
      // The button that had the focus is gone.
      section.current?.focus();
    },
  });
  if (!state.data) return null;
  const { subscribed } = state.data;
  const isLine = subscribed || dismissal.isDismissed;
  const set = () => !change.isPending && change.mutate(!subscribed);

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={isLine ? styles.line : styles.banner}
      aria-label={t('label')}
    >
      {isLine ? (
        <p role="status">
          {subscribed ? t('on') : t('off')}{' '}
          <button type="button" className={controls.link} onClick={set} aria-disabled={change.isPending}>
            {subscribed ? t('unsubscribe') : t('subscribe')}
          </button>
        </p>
      ) : (
        <Invitation
          isBusy={change.isPending}
          onSubscribe={set}
          onLater={() => {
            dismissal.dismiss();
            section.current?.focus();
          }}
        />
      )}
      {isLine && !subscribed && <ConsentLine />}
      {change.error && <Notice>{failureText(change.error)}</Notice>}
    </section>
  );
}

interface InvitationProps {
  isBusy: boolean;
  onSubscribe: () => void;
  onLater: () => void;
}

function Invitation({ isBusy, onSubscribe, onLater }: InvitationProps) {
  const t = useTranslations('dashboard.newsletter');
  return (
    <>
      <div>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div className={styles.actions}>
        <button type="button" className={controls.button} onClick={onSubscribe} aria-disabled={isBusy}>
          {t('subscribe')}
        </button>
        <button type="button" className={controls.link} onClick={onLater}>
          {t('later')}
        </button>
      </div>
      <ConsentLine />
    </>
  );
}

/** Shown wherever the button is: the ledger keeps this wording. */
function ConsentLine() {
  const t = useTranslations('dashboard.newsletter');
  const wording = () => <ConsentLabel document="newsletter" />;
  return <p className={styles.consent}>{t.rich('consent', { wording })}</p>;
}

/** Dismissal of the banner, kept per browser and person. */
function useDismissal(viewerId: string) {
  const key = `${kept.newsletterLater}_${viewerId}`;
  const [isDismissed, setDismissed] = useState(() => localStore.get(key) !== null);
  return {
    isDismissed,
    dismiss: () => {
      localStore.set(key, new Date().toISOString());
      setDismissed(true);
    },
  };
}
