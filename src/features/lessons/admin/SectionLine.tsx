import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#ui/failure.ts';
import { Question } from '#ui/panel/Question.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { type EditedSection, sectionsApi } from '../contract/sections.ts';
import styles from './Lessons.module.css';
import { RenameSection } from './SectionDialog.tsx';
import { SortableLine } from './SortableLine.tsx';
import { useLessonCall } from './useLessonCall.ts';

interface SectionLineProps {
  section: EditedSection;
  isEmpty: boolean;
}

/** The heading of a section. */
export function SectionLine({ section, isEmpty }: SectionLineProps) {
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
        <DeleteSection section={section} />
      </Group>
      {isEmpty && <span className={styles.empty}>{sections('empty')}</span>}
      <RenameSection section={section} isOpen={renaming.isOpen} onClose={renaming.close} />
    </SortableLine>
  );
}

function DeleteSection({ section }: { section: EditedSection }) {
  const t = useTranslations('lessonsPanel');
  const sections = useTranslations('lessonSections');
  const failureText = useFailureText();
  const { run, isBusy } = useLessonCall();
  const [isOpen, setOpen] = useState(false);
  const title = section.title.ru;
  const words = {
    done: sections('deleted'),
    failed: (error: unknown) => sections('deleteFailed', { reason: failureText(error) }),
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        color="bad"
        aria-label={t('actionOn', { action: t('delete'), title })}
        onClick={() => setOpen(true)}
      >
        {t('delete')}
      </Button>
      <Question
        isOpen={isOpen}
        title={sections('deleteTitle', { title })}
        text={sections('deleteText')}
        yes={t('delete')}
        no={t('cancel')}
        isBusy={isBusy}
        onYes={() => void run(sectionsApi.delete, { id: section.id }, words).then(() => setOpen(false))}
        onNo={() => setOpen(false)}
      />
    </>
  );
}
