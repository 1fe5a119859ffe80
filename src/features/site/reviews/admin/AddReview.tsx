import { Button, Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { newReviewInput, reviewsApi } from '../contract/reviews.ts';
import type { PanelReview } from '../listing.ts';
import { ReviewFields } from './ReviewFields.tsx';
import { reviewValues, sentReview } from './reviewValues.ts';
import { reviewCalls } from './useReviewAction.ts';

const forms = { written: 'create', video: 'create-video' } as const;

export function AddReviews() {
  const t = useTranslations('reviewsPanel');
  const written = useAddressDialog(forms.written);
  const video = useAddressDialog(forms.video);
  return (
    <>
      <Button variant="default" onClick={video.open}>
        {t('addVideo.button')}
      </Button>
      <Button onClick={written.open}>{t('add.button')}</Button>
    </>
  );
}

export function AddReviewForms() {
  const t = useTranslations('reviewsPanel');
  const written = useAddressDialog(forms.written);
  const video = useAddressDialog(forms.video);
  return (
    <>
      <PanelDialog title={t('add.title')} isOpen={written.isOpen} onClose={written.close} size="xl">
        <NewReview isVideo={false} onClose={written.close} />
      </PanelDialog>
      <PanelDialog title={t('addVideo.title')} isOpen={video.isOpen} onClose={video.close} size="xl">
        <NewReview isVideo onClose={video.close} />
      </PanelDialog>
    </>
  );
}

function NewReview({ isVideo, onClose }: { isVideo: boolean; onClose(): void }) {
  const t = useTranslations('reviewsPanel');
  const editing = useEditForm({
    saved: null as PanelReview | null,
    values: () => reviewValues(null),
    schema: newReviewInput,
    prepare: (values) => ({ ...sentReview(values, isVideo), isPublished: values.isPublished }),
    changes: reviewCalls,
    save: async (sent) => {
      await call(reviewsApi.add, sent);
      return null;
    },
    words: { done: () => t('add.done'), failed: (reason) => t('add.failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('add.submit')} cancel={t('cancel')} onCancel={onClose}>
      <ReviewFields form={editing.form} isVideo={isVideo} />
      <Checkbox
        label={t('fields.isPublished')}
        {...editing.form.getInputProps('isPublished', { type: 'checkbox' })}
      />
    </DialogForm>
  );
}
