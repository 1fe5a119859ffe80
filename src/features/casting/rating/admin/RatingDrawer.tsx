import { Group, Image, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { ActionLink } from '#ui/panel/Actions.tsx';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { DrawerHead } from '#ui/panel/DrawerHead.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { type RatingDetails, ratingPanelApi } from '../contract/panel.ts';
import { ratingPaths } from '../paths.ts';
import styles from './RatingDrawer.module.css';
import { noResultYet, RatingState } from './RatingState.tsx';

/** The results of an order's rating, the newest first. */
export function RatingDrawer() {
  const t = useTranslations('ratingPanel');
  return (
    <DetailsDrawer
      show={ratingPanelApi.show}
      param="orderId"
      list={ratingPaths.list}
      title={(rating) => rating && t('details.title', { number: rating.number })}
    >
      {(rating) => (
        <Stack gap="lg">
          <DrawerHead
            figure={rating.score !== null && t('details.score', { score: rating.score })}
            state={<RatingState state={rating.state} />}
            main={<ActionLink to={orderPaths.one(rating.id)}>{t('details.openOrder')}</ActionLink>}
          />
          <Facts
            facts={[
              [t('list.columns.email'), rating.erased ? t('erased') : rating.email],
              [t('details.shared'), rating.is_shared && '✓'],
            ]}
          />
          {rating.photo_url && (
            <Image src={`${rating.photo_url}?width=360`} alt={t('details.photo')} w={180} />
          )}
          {rating.attempts.length === 0 && <Text>{t(`details.${noResultYet(rating.state)}`)}</Text>}
          {rating.attempts.map((attempt, index) => (
            <Attempt key={attempt.rated_at} attempt={attempt} position={rating.attempts.length - index} />
          ))}
        </Stack>
      )}
    </DetailsDrawer>
  );
}

interface AttemptProps {
  attempt: RatingDetails['attempts'][number];
  position: number;
}

function Attempt({ attempt, position }: AttemptProps) {
  const t = useTranslations('ratingPanel.details');
  const format = useFormats();
  const { answers } = attempt;
  const given = (field: 'height' | 'weight' | 'age' | 'city') => {
    const value = answers[field];
    if (value === null) return null;
    return answers.filled_in.includes(field) ? t('default', { value }) : String(value);
  };
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t('attempt', { position, score: attempt.score })}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {attempt.category_title} · {format.time(attempt.rated_at)}
      </Text>
      <Facts
        facts={[
          [t('height'), given('height')],
          [t('weight'), given('weight')],
          [t('age'), given('age')],
          [t('city'), given('city')],
          [t('gender'), t(`genders.${answers.gender ?? 'none'}`)],
          [t('experience'), t(`experiences.${answers.experience}`)],
        ]}
      />
      <Title order={4} size="h6" mt="md">
        {t('factors')}
      </Title>
      <ul className={styles.factors}>
        {attempt.factors.map(({ name, title, points, max, reason }) => (
          <li key={name}>
            <Group justify="space-between" wrap="nowrap" align="baseline">
              <Text size="sm" fw={500}>
                {title}
              </Text>
              <Text size="sm" className={styles.points}>
                {t('points', { points, max })}
              </Text>
            </Group>
            <Text size="sm" c="dimmed">
              {reason}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
