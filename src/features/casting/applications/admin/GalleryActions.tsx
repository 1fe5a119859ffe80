/** Into the gallery and out of it, for staff who manage it. */
import { NumberInput, Select, Text, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type ApplicationDetails, applicationsPanelApi } from '../contract/panel.ts';
import type { SnapKind } from '../rules/snaps.ts';
import { changedCalls, useApplicationAction } from './useApplicationAction.ts';

interface GalleryProps {
  profile: ApplicationDetails;
}

export function Publish({ profile }: GalleryProps) {
  const t = useTranslations('applicationsPanel.gallery');
  const dialog = useAddressDialog('publish');
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('publish')}</ActionButton>
      <PanelDialog title={t('publishTitle')} isOpen={dialog.isOpen} onClose={dialog.close}>
        <PublishForm profile={profile} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

export function Unpublish({ profile: { id } }: GalleryProps) {
  const t = useTranslations('applicationsPanel.gallery');
  const { act } = useApplicationAction();
  return (
    <ConfirmButton
      label={t('unpublish')}
      title={t('unpublishTitle')}
      text={t('unpublishText')}
      confirm={t('unpublish')}
      onConfirm={async () => {
        await act(
          () => call(applicationsPanelApi.unpublish, { id }),
          () => t('unpublished'),
        );
      }}
    />
  );
}

/** The first name alone is proposed: a family name belongs in the gallery only where the person wants it. */
function PublishForm({ profile, onClose }: GalleryProps & { onClose(): void }) {
  const t = useTranslations('applicationsPanel');
  const editing = useEditForm({
    saved: profile,
    values: ({ fullName, height, clothingSize, city, photos }) => ({
      name: fullName.split(/\s+/)[0] ?? '',
      height,
      size: clothingSize ?? '',
      location: city,
      snap: (photos[0]?.kind ?? null) as SnapKind | null,
    }),
    schema: applicationsPanelApi.publish.input,
    prepare: (values, { id }) => ({ id, ...values }),
    changes: changedCalls,
    save: (sent) => call(applicationsPanelApi.publish, sent),
    words: { done: () => t('gallery.published'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  const { form } = editing;
  return (
    <DialogForm editing={editing} label={t('gallery.publishSubmit')} cancel={t('back')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('gallery.publishLead')}
      </Text>
      <TextInput label={t('gallery.name')} required data-autofocus {...form.getInputProps('name')} />
      <NumberInput
        label={t('gallery.height')}
        required
        allowDecimal={false}
        {...form.getInputProps('height')}
      />
      <TextInput label={t('gallery.size')} required {...form.getInputProps('size')} />
      <TextInput label={t('gallery.location')} required {...form.getInputProps('location')} />
      <Select
        label={t('gallery.photo')}
        placeholder={t('gallery.noPhoto')}
        clearable
        data={profile.photos.map(({ kind }) => ({ value: kind, label: t(`photos.kinds.${kind}`) }))}
        {...form.getInputProps('snap')}
      />
    </DialogForm>
  );
}
