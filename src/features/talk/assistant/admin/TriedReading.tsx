import { Badge, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import type { assistantApi } from '../contract.ts';

type Tried = Output<typeof assistantApi.tryOut>;
type Scored = Tried['candidates'];

const colours = { known: 'good', guessed: 'yellow', filler: 'gray', unknown: 'red' } as const;

/** Why the answer is what it is: how each word was read, and what the question may have been about. */
export function TriedReading({ tried }: { tried: Tried }) {
  const t = useTranslations('assistantPanel.test');
  const { words, candidates, passages, language } = tried;
  const states = [...new Set(words.map(({ state }) => state))];
  return (
    <Stack gap={4}>
      <Text size="sm">{t('reading')}:</Text>
      {states.map((state) => (
        <Group key={state} gap={4}>
          <Text size="sm" c="dimmed">
            {t(`words.${state}`)}:
          </Text>
          {words
            .filter((each) => each.state === state)
            .map(({ word }, at) => (
              <Badge key={`${word}${at}`} color={colours[state]} variant="light" tt="none" lang={language}>
                {word}
              </Badge>
            ))}
        </Group>
      ))}
      <ScoredLine title={t('candidates')} all={candidates} />
      <ScoredLine title={t('passages')} all={passages} />
    </Stack>
  );
}

function ScoredLine({ title, all }: { title: string; all: Scored }) {
  const t = useTranslations('assistantPanel.test');
  const shares = all.map((each) => t('share', { title: each.title, share: Math.round(each.score * 100) }));
  return (
    <Text size="sm">
      {title}: {shares.length > 0 ? shares.join(' · ') : t('none')}
    </Text>
  );
}
