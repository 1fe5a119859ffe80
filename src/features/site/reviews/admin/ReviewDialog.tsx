import { Center, Loader, Textarea } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { Problem } from '#ui/panel/Problem.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { reviewsPanelApi } from '../contract/panel.ts';
import { reviewInput, reviewsApi } from '../contract/reviews.ts';
import type { PanelReview } from '../listing.ts';
import { ReviewFields } from './ReviewFields.tsx';
import { reviewValues, sentReview } from './reviewValues.ts';
import { reviewCalls } from './useReviewAction.ts';

const parts = ['edit', 'reply'] as const;

/** The review that the address names (`?form=edit-<id>`, `?form=reply-<id>`), over the list. */
export function ReviewDialog() {
  const [params] = useSearchParams();
  const name = params.get('form') ?? '';
  const part = parts.find((each) => name.startsWith(`${each}-`));
  const { close } = useAddressDialog(name);
  const id = part ? name.slice(part.length + 1) : null;
  return <Opened key={name} id={id} part={part ?? 'edit'} onClose={close} />;
}

interface OpenedProps {
  id: string | null;
  part: (typeof parts)[number];
  onClose(): void;
}

function Opened({ id, part, onClose }: OpenedProps) {
  const t = useTranslations('reviewsPanel');
  const ui = useTranslations('ui');
  const query = useCall(
    reviewsPanelApi.show,
    { id: id ?? '' },
    { isEnabled: id !== null, isForgotten: true },
  );
  const review = id === null ? undefined : query.data;
  const Form = part === 'edit' ? EditReview : Reply;
  return (
    <PanelDialog
      title={t(`${part}.title`, { name: review?.name ?? '' })}
      isOpen={id !== null}
      onClose={onClose}
      size={part === 'edit' ? 'xl' : 'md'}
    >
      {review ? (
        <Form review={review} onClose={onClose} />
      ) : query.error && !query.isFetching ? (
        <Problem error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <Center py="xl" role="status" aria-label={ui('loading')}>
          <Loader aria-hidden />
        </Center>
      )}
    </PanelDialog>
  );
}

interface FormProps {
  review: PanelReview;
  onClose(): void;
}

function EditReview({ review, onClose }: FormProps) {
  const t = useTranslations('reviewsPanel');
  const isVideo = review.kind === 'video';
  const read = (): Promise<PanelReview> => call(reviewsPanelApi.show, { id: review.id });
  const editing = useEditForm({
    saved: review,
    values: (saved: PanelReview) => reviewValues(saved),
    schema: reviewInput,
    prepare: (values) => sentReview(values, isVideo),
    changes: reviewCalls,
    save: async (sent, { id, version }) => {
      await call(reviewsApi.edit, { ...sent, id, version });
      return read();
    },
    read,
    words: { done: () => t('edit.done'), failed: (reason) => t('edit.failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('edit.submit')} cancel={t('cancel')} onCancel={onClose}>
      <ReviewFields
        form={editing.form}
        isVideo={isVideo}
        hasFilm={editing.saved.has_film}
        own={editing.saved.picture}
      />
    </DialogForm>
  );
}

function Reply({ review, onClose }: FormProps) {
  const t = useTranslations('reviewsPanel.reply');
  const panel = useTranslations('reviewsPanel');
  const editing = useEditForm({
    saved: review,
    values: ({ texts }) => ({ reply: texts.reply.ru }),
    schema: reviewsPanelApi.reply.input,
    prepare: ({ reply }, { id, version }) => ({ id, reply, version }),
    changes: reviewCalls,
    save: (sent) => call(reviewsPanelApi.reply, sent),
    read: () => call(reviewsPanelApi.show, { id: review.id }),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('submit')} cancel={panel('cancel')} onCancel={onClose}>
      <Textarea
        label={t('label')}
        description={t('hint')}
        autosize
        minRows={4}
        data-autofocus
        {...editing.form.getInputProps('reply')}
      />
    </DialogForm>
  );
}
