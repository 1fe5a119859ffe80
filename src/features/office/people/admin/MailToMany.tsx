import { Alert, Button, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import type { Me } from '#features/accounts/sign-in/contract/signIn.ts';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useRequestId } from '#ui/useRequestId.ts';
import { type Batch, batchesApi } from '../contract/batches.ts';
import { type MailAbout, mailAbouts, mayMail } from '../rules/batches.ts';
import type { ManyProps } from './GiveCourseToMany.tsx';
import { LeftCounts } from './LeftPeople.tsx';
import { changedByPeople, useBatchWords } from './useBatches.ts';

interface MailProps extends ManyProps {
  me: Me;
  /** Chosen when the form opens. */
  mailAbout?: MailAbout;
}

/** Writes to all who are ticked, one mail each. */
export function MailToMany(props: MailProps) {
  const t = useTranslations('batches.mail');
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button size="sm" variant="default" onClick={dialog.open}>
        {t('button')}
      </Button>
      <PanelDialog title={t('title')} isOpen={isOpen} onClose={dialog.close} size="lg">
        <MailForm {...props} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function MailForm(props: MailProps & { onClose(): void }) {
  const { ids, me, onClose } = props;
  const t = useTranslations('batches.mail');
  const cancel = useTranslations('people')('cancel');
  const editing = useMail(props);
  const { form } = editing;
  const { about } = form.values;
  const abouts = mailAbouts.filter((each) => mayMail(me.role, each));
  return (
    <DialogForm editing={editing} label={t('submit')} cancel={cancel} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      {abouts.length > 1 && (
        <SegmentedControl
          aria-label={t('about')}
          data={abouts.map((value) => ({ value, label: t(`abouts.${value}`) }))}
          {...form.getInputProps('about')}
        />
      )}
      {about === 'study' && <Text size="sm">{t('studyHint')}</Text>}
      {about === 'offer' && <Text size="sm">{t('offerHint')}</Text>}
      <Reach ids={ids} about={about} />
      <TextInput
        label={t('subject')}
        required
        maxLength={150}
        data-autofocus
        {...form.getInputProps('subject')}
      />
      <Textarea
        label={t('text')}
        description={t('textHint')}
        required
        autosize
        minRows={6}
        maxRows={16}
        maxLength={5000}
        {...form.getInputProps('text')}
      />
    </DialogForm>
  );
}

function useMail({ ids, mailAbout = 'service', onDone, onClose }: MailProps & { onClose(): void }) {
  const requestId = useRequestId();
  return useEditForm({
    saved: null as Batch | null,
    values: () => ({ about: mailAbout, subject: '', text: '' }),
    schema: batchesApi.mail.input,
    prepare: (values) => ({ ...values, ids, request_id: requestId({ ...values, ids }) }),
    changes: changedByPeople,
    save: (sent): Promise<Batch | null> => call(batchesApi.mail, sent),
    words: useBatchWords('mail'),
    onSaved: (batch) => {
      onClose();
      if (batch) onDone(batch);
    },
  });
}

/** How many will get it, and why the others will not, before anything is sent. */
function Reach({ ids, about }: { ids: readonly string[]; about: MailAbout }) {
  const t = useTranslations('batches.mail');
  const failureText = useFailureText();
  const { data, error } = useCall(batchesApi.reach, { ids: [...ids], about });
  if (error) return <Alert color="bad">{t('failed', { reason: failureText(error) })}</Alert>;
  return (
    <div aria-busy={!data}>
      <Text size="sm" fw={500} role="status">
        {data ? t('reach', { reached: data.reached }) : '…'}
      </Text>
      {data && data.left.length > 0 && <LeftCounts left={data.left} />}
    </div>
  );
}
