import { List } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import panel from '#ui/panel/panel.module.css';
import type { Batch } from '../contract/batches.ts';

type Left = Batch['left'];

/** Each who was left as before, and why. */
export function LeftPeople({ left }: { left: Left }) {
  const t = useTranslations('batches.left');
  return (
    <List size="sm" className={panel.long}>
      {left.map(({ id, name, why }) => (
        <List.Item key={id}>{t('one', { name: readableEmail(name), why: t(why) })}</List.Item>
      ))}
    </List>
  );
}

/** How many would be left, by the reason. */
export function LeftCounts({ left }: { left: Left }) {
  const t = useTranslations('batches.left');
  const groups = Map.groupBy(left, ({ why }) => why);
  return (
    <List size="sm">
      {[...groups].map(([why, people]) => (
        <List.Item key={why}>{t('count', { why: t(why), count: people.length })}</List.Item>
      ))}
    </List>
  );
}
