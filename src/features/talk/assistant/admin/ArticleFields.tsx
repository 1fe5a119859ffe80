import { SegmentedControl, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Language, languages } from '#shared/i18n.ts';
import { maxAnswer } from '../contract.ts';
import type { ArticleValues } from './articleValues.ts';

interface ArticleFieldsProps {
  form: UseFormReturnType<ArticleValues>;
  /** Shown first; Russian unless given. */
  first?: Language;
}

/** One language at a time; the Russian text is the original. */
export function ArticleFields({ form, first = 'ru' }: ArticleFieldsProps) {
  const t = useTranslations('assistantPanel');
  const names = useTranslations('languages');
  const [language, setLanguage] = useState<Language>(first);
  const faulty = languages.find((each) => form.errors[`question.${each}`] ?? form.errors[`answer.${each}`]);
  const shown = faulty ?? language;
  const isOriginal = shown === 'ru';
  return (
    <>
      <SegmentedControl
        aria-label={t('form.language')}
        data={languages.map((value) => ({ value, label: names(value) }))}
        value={shown}
        onChange={(value) => {
          form.clearErrors();
          setLanguage(value as Language);
        }}
      />
      <Stack gap="md" key={shown}>
        <TextInput
          label={t('form.question')}
          description={t('form.questionHint')}
          required={isOriginal}
          data-autofocus
          {...form.getInputProps(`question.${shown}`)}
        />
        <Textarea
          label={t('form.answer')}
          description={t('form.answerHint', { count: form.values.answer[shown].length, max: maxAnswer })}
          required={isOriginal}
          autosize
          minRows={4}
          {...form.getInputProps(`answer.${shown}`)}
        />
        {!isOriginal && form.values.answer[shown] === '' && (
          <Text size="sm" c="dimmed">
            {t('form.noTranslation')}
          </Text>
        )}
      </Stack>
      <Textarea
        label={t('form.wordings')}
        description={t('form.wordingsHint')}
        autosize
        minRows={2}
        {...form.getInputProps('wordings')}
      />
      <Switch label={t('form.isOn')} {...form.getInputProps('is_on', { type: 'checkbox' })} />
    </>
  );
}
