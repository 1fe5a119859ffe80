import { Center, Loader } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { Problem } from '#ui/panel/Problem.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type SitePicture, sitePicturesApi } from '../contract/panel.ts';
import { type Place, places } from '../rules.ts';
import { PictureFields } from './PictureFields.tsx';
import { pictureValues, sentPicture } from './pictureValues.ts';
import { pictureCalls } from './usePictureAction.ts';

/** The form that the address names (`?form=add-hero`, `?form=edit-<id>`), over the page. */
export function PictureDialogs() {
  const [params] = useSearchParams();
  const name = params.get('form') ?? '';
  const { close } = useAddressDialog(name);
  const place = places.find((each) => name === `add-${each}`);
  const id = name.startsWith('edit-') ? name.slice('edit-'.length) : null;
  return (
    <>
      <Adding key={`add ${place}`} place={place ?? null} onClose={close} />
      <Editing key={`edit ${id}`} id={id} onClose={close} />
    </>
  );
}

interface DialogProps {
  onClose(): void;
}

function Adding({ place, onClose }: DialogProps & { place: Place | null }) {
  const t = useTranslations('sitePicturesPanel');
  return (
    <PanelDialog
      title={place ? t(`places.${place}.title`) : ''}
      isOpen={place !== null}
      onClose={onClose}
      size="xl"
    >
      {place && <NewPicture place={place} onClose={onClose} />}
    </PanelDialog>
  );
}

function NewPicture({ place, onClose }: DialogProps & { place: Place }) {
  const t = useTranslations('sitePicturesPanel');
  const editing = useEditForm({
    saved: null as SitePicture | null,
    values: () => pictureValues(null),
    schema: sitePicturesApi.add.input,
    prepare: (values) => ({ ...sentPicture(values), place }),
    changes: pictureCalls,
    save: async (sent) => {
      await call(sitePicturesApi.add, sent);
      return null;
    },
    words: { done: () => t('add.done'), failed: (reason) => t('add.failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('add.submit')} cancel={t('cancel')} onCancel={onClose}>
      <PictureFields form={editing.form} place={place} saved={null} />
    </DialogForm>
  );
}

function Editing({ id, onClose }: DialogProps & { id: string | null }) {
  const t = useTranslations('sitePicturesPanel');
  const ui = useTranslations('ui');
  const query = useCall(
    sitePicturesApi.show,
    { id: id ?? '' },
    { isEnabled: id !== null, isForgotten: true },
  );
  const picture = id === null ? undefined : query.data;
  return (
    <PanelDialog
      title={picture ? t('edit.title', { place: t(`places.${picture.place}.title`) }) : ''}
      isOpen={id !== null}
      onClose={onClose}
      size="xl"
    >
      {picture ? (
        <EditPicture picture={picture} onClose={onClose} />
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

function EditPicture({ picture, onClose }: DialogProps & { picture: SitePicture }) {
  const t = useTranslations('sitePicturesPanel');
  const ui = useTranslations('panel.edit');
  const editing = useEditForm({
    saved: picture,
    values: (saved: SitePicture) => pictureValues(saved),
    schema: sitePicturesApi.save.input,
    prepare: (values, { id, version }) => ({ ...sentPicture(values), id, version }),
    changes: pictureCalls,
    save: (sent) => call(sitePicturesApi.save, sent),
    read: () => call(sitePicturesApi.show, { id: picture.id }),
    words: { done: () => t('edit.done'), failed: (reason) => t('add.failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={ui('save')} cancel={t('cancel')} onCancel={onClose}>
      <PictureFields form={editing.form} place={picture.place} saved={editing.saved} />
    </DialogForm>
  );
}
