import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { ActionButton, ActionLink } from '#ui/panel/Actions.tsx';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { DrawerHead } from '#ui/panel/DrawerHead.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { promoCodesPanelApi } from '../contract.ts';
import type { PromoCode } from '../listing.ts';
import { promoCodePaths } from '../paths.ts';
import { CodeStateBadge } from './CodeStateBadge.tsx';
import { codeValues, sentTerms } from './codeValues.ts';
import { type CourseChoice, TermsFields } from './TermsFields.tsx';
import { useDiscountText } from './useDiscountText.ts';

interface DrawerProps {
  courses: readonly CourseChoice[];
  mayChange: boolean;
}

export function PromoCodeDrawer({ courses, mayChange }: DrawerProps) {
  const t = useTranslations('promoCodes.details');
  const discount = useDiscountText();
  return (
    <DetailsDrawer
      show={promoCodesPanelApi.show}
      param="promoCodeId"
      list={promoCodePaths.list}
      title={(code) => code && t('title', { code: code.code })}
    >
      {(code) => (
        <Stack gap="lg">
          <DrawerHead
            figure={discount(code)}
            state={<CodeStateBadge state={code.state} />}
            main={mayChange && <EditCode code={code} courses={courses} />}
            more={
              code.batch_id && (
                <ActionLink to={`${promoCodePaths.list}?batch=${code.batch_id}`}>{t('batch')}</ActionLink>
              )
            }
          />
          <Details code={code} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

function Details({ code }: { code: PromoCode }) {
  const t = useTranslations('promoCodes');
  const list = useTranslations('promoCodeList');
  const format = useFormats();
  const link = `${location.origin}/?promo=${encodeURIComponent(code.code)}`;
  return (
    <Facts
      facts={[
        [t('details.period'), usePeriod(code)],
        [list('columns.courses'), code.courses.join(', ') || list('allCourses')],
        [
          list('columns.uses'),
          t('details.uses', {
            uses: format.count(code.uses),
            max: code.max_uses === null ? 'any' : format.count(code.max_uses),
          }),
        ],
        [t('details.reserved'), code.reserved > 0 && format.count(code.reserved)],
        [list('columns.revenue'), format.money(code.revenue)],
        [t('details.discountGiven'), code.discount_given > 0 && format.money(code.discount_given)],
        [list('columns.note'), code.note],
        [list('columns.created_at'), format.time(code.created_at)],
        [t('details.link'), link],
      ]}
    />
  );
}

function usePeriod({ starts_on, ends_on }: PromoCode): string {
  const t = useTranslations('promoCodes.details');
  const format = useFormats();
  const from = starts_on && format.day(starts_on);
  const to = ends_on && format.day(ends_on);
  if (from && to) return t('between', { from, to });
  if (from) return t('from', { from });
  return to ? t('until', { to }) : t('always');
}

function EditCode({ code, courses }: { code: PromoCode; courses: readonly CourseChoice[] }) {
  const t = useTranslations('promoCodes.edit');
  const dialog = useAddressDialog('edit');
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('button')}</ActionButton>
      <PanelDialog
        title={t('title', { code: code.code })}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
        size="lg"
      >
        <EditForm code={code} courses={courses} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

interface EditFormProps {
  code: PromoCode;
  courses: readonly CourseChoice[];
  onClose(): void;
}

function EditForm({ code, courses, onClose }: EditFormProps) {
  const t = useTranslations('promoCodes');
  const editing = useEditForm({
    saved: code,
    values: (saved) => codeValues(saved),
    schema: promoCodesPanelApi.change.input,
    prepare: (values, { id, version }) => ({ id, version, ...sentTerms(values) }),
    changes: [promoCodesPanelApi.show.path, promoCodesPanelApi.list.path],
    save: (sent) => call(promoCodesPanelApi.change, sent),
    read: () => call(promoCodesPanelApi.show, { id: code.id }),
    words: { done: () => t('edit.done'), failed: (reason) => t('form.failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('edit.submit')} cancel={t('form.cancel')} onCancel={onClose}>
      <TermsFields form={editing.form} courses={courses} />
    </DialogForm>
  );
}
