import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { download } from '#ui/download.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { panelPrivacyApi } from '../contract/panel.ts';

/** Downloads the same archive that the person would get from their own data page. */
export function DownloadData({ person }: { person: { id: string } }) {
  const t = useTranslations('privacyPanel');
  const toast = useToast();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(panelPrivacyApi.download, { id: person.id });
      toast('success', t('downloaded'));
    } catch (error) {
      toast('error', t('downloadFailed', { reason: failureText(error) }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionButton isBusy={isBusy} onClick={() => void save()}>
      {t('download')}
    </ActionButton>
  );
}
