import { Badge, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import type { assistantApi } from '../contract.ts';

type Tried = Output<typeof assistantApi.tryOut>;

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
      <ScoredLine
        title={t('candidates')}
        all={candidates.map(({ title, ...shares }) => t('weighed', { title, ...inPercent(shares) }))}
      />
      <ScoredLine
        title={t('passages')}
        all={passages.map(({ title, score }) => t('share', { title, share: Math.round(score * 100) }))}
      />
    </Stack>
  );
}

/** Each topic by all, by its words alone, and by the examples alone. */
function inPercent({ score, cues, witness }: Omit<Tried['candidates'][number], 'title'>) {
  const percent = (share: number) => Math.round(share * 100);
  return { share: percent(score), cues: percent(cues), witness: percent(witness) };
}

function ScoredLine({ title, all }: { title: string; all: readonly string[] }) {
  const t = useTranslations('assistantPanel.test');
  return (
    <Text size="sm">
      {title}: {all.length > 0 ? all.join(' · ') : t('none')}
    </Text>
  );
}
