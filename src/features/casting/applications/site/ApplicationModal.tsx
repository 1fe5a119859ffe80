import { useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { useToast } from '#ui/Toast.tsx';
import { applicationsApi } from '../contract/applications.ts';
import { ModelForm } from '../ui/ModelForm.tsx';
import { useModelForm } from '../ui/useModelForm.ts';
import { toldBefore } from './toldBefore.ts';

interface ProfileModalProps {
  /** Address that was registered a moment ago. */
  email: string;
  /** As it was given there. */
  name: string;
  onClose: () => void;
}

/** The profile form that follows a registration; it can be left for later. */
export function ApplicationModal({ email, name, onClose }: ProfileModalProps) {
  const t = useTranslations('applications');
  const toast = useToast();
  const editing = useModelForm({
    known: { ...toldBefore(), email, fullName: name },
    async send({ modelingExperience, ...form }) {
      const sent = { ...form, ...(modelingExperience && { modelingExperience }) };
      const { number } = await call(applicationsApi.profile, sent);
      onClose();
      toast('success', t('sent', { number }));
    },
    failed(error) {
      const hasAnswer = error instanceof CallError && error.status !== 0;
      const text = t(hasAnswer ? 'profileFailed' : 'profileOffline');
      toast('error', text);
      return text;
    },
  });
  return (
    <Dialog title={t('profileTitle')} onClose={onClose}>
      <ModelForm editing={editing} lead={t('profileLead')}>
        <button type="button" className={controls.link} disabled={editing.isBusy} onClick={onClose}>
          {t('later')}
        </button>
      </ModelForm>
    </Dialog>
  );
}
