import { useTranslations } from 'use-intl';
import { useCurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { call } from '#ui/api.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useToast } from '#ui/Toast.tsx';
import { applicationsApi } from '../contract/applications.ts';
import { ModelForm } from '../ui/ModelForm.tsx';
import { useModelForm } from '../ui/useModelForm.ts';
import { toldBefore } from './toldBefore.ts';

/** The questionnaire of somebody who wants to be a model. */
export function QuestionnaireModal({ onClose }: { onClose: () => void }) {
  const t = useTranslations('applications');
  const toast = useToast();
  const user = useCurrentUser();
  const editing = useModelForm({
    known: {
      ...toldBefore(),
      ...{ fullName: user?.full_name ?? '', email: user?.email ?? '', phone: user?.phone ?? '' },
    },
    async send(form) {
      const { number } = await call(applicationsApi.apply, form);
      onClose();
      toast('success', t('sent', { number }));
    },
    failed: () => t('failed'),
  });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <ModelForm editing={editing} lead={t('lead')} />
    </Dialog>
  );
}
