import { Alert, Anchor, Button, Fieldset, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { isLanguage, type Language, languages } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { assistantApi } from '../contract.ts';
import styles from './Assistant.module.css';
import { TriedReading } from './TriedReading.tsx';

type Tried = Output<typeof assistantApi.tryOut>;

/** Asks the assistant as a visitor would, and shows how sure it is and what it goes by. */
export function TestBox() {
  const t = useTranslations('assistantPanel');
  const names = useTranslations('languages');
  const { asked, setAsked, tried, isBusy, ask } = useTest();
  return (
    <Fieldset legend={t('test.title')} mb="lg" p="md">
      <form onSubmit={ask}>
        <Text size="sm" c="dimmed" mb="xs">
          {t('test.lead')}
        </Text>
        <div className={styles.asking}>
          <TextInput
            label={t('test.question')}
            value={asked.question}
            maxLength={2000}
            onChange={(event) => setAsked({ ...asked, question: event.currentTarget.value })}
          />
          <TextInput
            label={t('test.previous')}
            value={asked.previous}
            maxLength={2000}
            onChange={(event) => setAsked({ ...asked, previous: event.currentTarget.value })}
          />
          <Select
            label={t('test.language')}
            data={languages.map((value) => ({ value, label: names(value) }))}
            allowDeselect={false}
            value={asked.language}
            onChange={(language) => setAsked({ ...asked, language: language as Language })}
          />
          <Button type="submit" loading={isBusy} disabled={asked.question.trim() === ''}>
            {t('test.ask')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">{tried && <TriedAnswer tried={tried} />}</div>
    </Fieldset>
  );
}

function useTest() {
  const t = useTranslations('assistantPanel');
  const locale = useLocale();
  const toast = useToast();
  const failureText = useFailureText();
  const [asked, setAsked] = useState({
    question: '',
    previous: '',
    language: isLanguage(locale) ? locale : 'ru',
  });
  const [tried, setTried] = useState<Tried | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function ask(event: FormEvent) {
    event.preventDefault();
    const { question, previous, language } = asked;
    if (question.trim() === '') return;
    setBusy(true);
    try {
      setTried(await call(assistantApi.tryOut, { question, language, ...(previous.trim() && { previous }) }));
    } catch (error) {
      toast('error', t('test.failed', { reason: failureText(error, t('details.unknown')) }));
    } finally {
      setBusy(false);
    }
  }
  return { asked, setAsked, tried, isBusy, ask };
}

function TriedAnswer({ tried }: { tried: Tried }) {
  const t = useTranslations('assistantPanel.test');
  const { text, score, threshold, is_confident, wants_human, sources, by_model, language } = tried;
  const percent = (share: number) => Math.round(share * 100);
  return (
    <Alert
      mt="md"
      color={is_confident ? 'good' : 'gray'}
      variant="light"
      title={t('answer')}
      role="group"
      aria-label={t('answer')}
    >
      <Stack gap="xs">
        <Text className={styles.text} lang={language}>
          {text}
        </Text>
        <Text size="sm">{t('score', { score: percent(score), threshold: percent(threshold) })}</Text>
        {wants_human ? (
          <Text size="sm">{t('human')}</Text>
        ) : (
          !is_confident && <Text size="sm">{t('unknown')}</Text>
        )}
        {by_model && <Text size="sm">{t('byModel')}</Text>}
        <TriedReading tried={tried} />
        {sources.length > 0 && (
          <Group gap="xs">
            <Text size="sm">{t('sources')}:</Text>
            {sources.map(({ id, title, path }) =>
              path ? (
                <Anchor key={id} component={Link} to={path} size="sm">
                  {title}
                </Anchor>
              ) : (
                <Text key={id} size="sm">
                  {title} ({t('builtIn')})
                </Text>
              ),
            )}
          </Group>
        )}
      </Stack>
    </Alert>
  );
}
