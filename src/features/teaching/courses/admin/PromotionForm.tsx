import { Alert, Checkbox, Select, Switch, Text, TextInput } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { formatRubles } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { coursesPanelApi, type PanelCourse } from '../contract/panel.ts';
import { countdowns } from '../contract/prices.ts';
import { promotionInput } from '../contract/promotion.ts';
import { PriceInput } from './CourseFields.tsx';
import styles from './Courses.module.css';
import { PromotionPreview } from './PromotionPreview.tsx';
import { type PromotionValues, promotionValues, sentPromotion } from './promotionValues.ts';
import { readCourse } from './readCourse.ts';
import { sayCoursesUpdated } from './useCourseAction.ts';

interface PromotionFormProps {
  course: PanelCourse;
  answer: Output<typeof coursesPanelApi.list>;
  onClose(): void;
}

/** The course's promotion, with the card of the main page beside it as it will be. */
export function PromotionForm({ course, answer, onClose }: PromotionFormProps) {
  const t = useTranslations('coursesPanel');
  const words = useTranslations('courseForm');
  const promotion = useTranslations('coursePromotion');
  const countdownWords = useTranslations('coursePromotion.countdowns');
  const editing = usePromotion(course, answer.time_zone, onClose);
  const { form } = editing;
  return (
    <DialogForm editing={editing} label={words('save.submit')} cancel={t('cancel')} onCancel={onClose}>
      <div className={styles.beside}>
        <div className={edit.fields}>
          <Switch label={promotion('on')} {...form.getInputProps('is_on', { type: 'checkbox' })} />
          {course.state !== 'on_sale' && <Alert color="graphite">{promotion('draft')}</Alert>}
          <div className={edit.pair}>
            <PriceInput label={promotion('price')} required {...form.getInputProps('price')} />
            <PriceInput label={promotion('compareAt')} required {...form.getInputProps('compare_at')} />
          </div>
          <Limit limit={editing.saved.comparison_limit} />
          <div className={edit.pair}>
            <TextInput
              type="datetime-local"
              label={promotion('starts')}
              {...form.getInputProps('starts_at')}
            />
            <TextInput type="datetime-local" label={promotion('ends')} {...form.getInputProps('ends_at')} />
            <Select
              label={promotion('countdown')}
              data={countdowns.map((kind) => ({ value: kind, label: countdownWords(kind) }))}
              allowDeselect={false}
              {...form.getInputProps('countdown')}
            />
          </div>
          <Text size="sm" c="dimmed">
            {promotion('lead', { zone: answer.time_zone })}
          </Text>
          {answer.may_repeat && (
            <Checkbox
              label={promotion('repeats')}
              description={promotion('repeatsHint')}
              {...form.getInputProps('repeats', { type: 'checkbox' })}
            />
          )}
        </div>
        <PromotionPreview course={course} values={form.values} timeZone={answer.time_zone} />
      </div>
    </DialogForm>
  );
}

/** The highest price that may be crossed out, and why. */
function Limit({ limit }: { limit: number | null }) {
  const t = useTranslations('coursePromotion');
  const language = useLocale();
  return (
    <Text size="sm" c="dimmed">
      {limit === null
        ? t('anyLimit')
        : limit === 0
          ? t('noLimit')
          : t('limit', { limit: formatRubles(limit, language) })}
    </Text>
  );
}

function usePromotion(course: PanelCourse, timeZone: string, onClose: () => void) {
  const t = useTranslations('coursePromotion');
  const today = schoolDay(new Date(), timeZone);
  return useEditForm({
    saved: course,
    values: (saved): PromotionValues => promotionValues(saved, today),
    schema: promotionInput,
    prepare: sentPromotion,
    changes: [coursesPanelApi.list.path],
    save: (sent, { id, promotion_version }) =>
      call(coursesPanelApi.savePromotion, { id, ...sent, version: promotion_version }),
    read: () => readCourse(course.id),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
    onSaved: () => {
      sayCoursesUpdated();
      onClose();
    },
  });
}
