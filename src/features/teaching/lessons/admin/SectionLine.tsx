import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#ui/panel/failure.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { type EditedSection, sectionsApi } from '../contract/sections.ts';
import { DeleteButton } from './DeleteButton.tsx';
import styles from './Lessons.module.css';
import { RenameSection } from './SectionDialog.tsx';
import { SortableLine } from './SortableLine.tsx';
import { useLessonCall } from './useLessonCall.ts';

interface SectionLineProps {
  section: EditedSection;
  isEmpty: boolean;
  onDeleted(section: EditedSection): void;
}

/** The heading of a section. */
export function SectionLine({ section, isEmpty, onDeleted }: SectionLineProps) {
  const t = useTranslations('lessonsPanel');
  const sections = useTranslations('lessonSections');
  const renaming = useAddressDialog(`section-${section.id}`);
  const title = section.title.ru;
  return (
    <SortableLine row={{ kind: 'section', id: section.id }} title={title}>
      <h2>{title}</h2>
      <Group gap={4}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('actionOn', { action: sections('rename'), title })}
          onClick={renaming.open}
        >
          {sections('rename')}
        </Button>
        <DeleteSection section={section} onDeleted={onDeleted} />
      </Group>
      {isEmpty && <span className={styles.empty}>{sections('empty')}</span>}
      <RenameSection section={section} isOpen={renaming.isOpen} onClose={renaming.close} />
    </SortableLine>
  );
}

function DeleteSection({ section, onDeleted }: Pick<SectionLineProps, 'section' | 'onDeleted'>) {
  const t = useTranslations('lessonSections');
  const failureText = useFailureText();
  const { run, isBusy } = useLessonCall();
  const title = section.title.ru;
  const words = {
    done: t('deleted'),
    failed: (error: unknown) => t('deleteFailed', { reason: failureText(error) }),
    after: () => onDeleted(section),
  };
  return (
    <DeleteButton
      title={title}
      question={{ title: t('deleteTitle', { title }), text: t('deleteText') }}
      isBusy={isBusy}
      onDelete={() => run(sectionsApi.delete, { id: section.id }, words)}
    />
  );
}
