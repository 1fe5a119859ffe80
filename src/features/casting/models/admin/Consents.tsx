import { Anchor, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { useFormats } from '#ui/panel/formats.ts';
import type { ModelConsent, modelsPanelApi } from '../contract/panel.ts';
import styles from './Models.module.css';
import { PaperConsent } from './PaperConsent.tsx';
import { Withdrawal } from './Withdrawal.tsx';

interface ConsentsProps {
  model: Output<typeof modelsPanelApi.show>;
  onClose(): void;
}

/** The consents to be shown, newest first; a paper is recorded here, and a withdrawal. */
export function Consents({ model, onClose }: ConsentsProps) {
  const t = useTranslations('modelsPanel.consents');
  if (model.consent === 'not_needed') return <Text>{t('notNeeded')}</Text>;
  return (
    <>
      <Text mb="md">{t('lead')}</Text>
      {model.consents.length === 0 && (
        <Text c="dimmed" mb="md">
          {t('none')}
        </Text>
      )}
      <ul className={styles.consents}>
        {model.consents.map((consent) => (
          <Recorded key={consent.id} consent={consent} />
        ))}
      </ul>
      {model.consent === 'given' ? (
        <Withdrawal model={model} onClose={onClose} />
      ) : (
        <PaperConsent model={model} onClose={onClose} />
      )}
    </>
  );
}

function Recorded({ consent }: { consent: ModelConsent }) {
  const t = useTranslations('modelsPanel.consents');
  const { day, dayOf } = useFormats();
  const {
    signed_by: name,
    signed_on,
    recorded_at,
    recorded_by: by,
    withdrawn_at,
    withdrawn_by,
    reason,
  } = consent;
  const end = withdrawn_at && { date: dayOf(withdrawn_at), by: withdrawn_by ?? '' };
  return (
    <li>
      <Title order={3} size="h5">
        {t(`source.${consent.source}`)}: {t('signed', { name, date: day(signed_on) })}
        {consent.is_guardian && ` (${t('guardian')})`}
      </Title>
      {consent.note && <Text size="sm">{consent.note}</Text>}
      <Text size="sm" c="dimmed">
        {t('recorded', { date: dayOf(recorded_at), by })}
      </Text>
      {end && (
        <Text size="sm" c="dimmed">
          {reason === 'replaced' ? t('replaced', end) : t('ended', { ...end, reason: reason ?? '' })}
        </Text>
      )}
      {consent.scan && (
        <Anchor href={consent.scan} target="_blank" rel="noreferrer" size="sm">
          {t('openScan')}
        </Anchor>
      )}
    </li>
  );
}
