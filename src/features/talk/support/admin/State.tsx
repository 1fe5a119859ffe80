import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Conversation } from '../listing.ts';
import { isWithPeople } from '../rules/conversation.ts';

/** Colours of states that ask for somebody. */
const colours = { bot: 'gray', waiting: 'red.9', human: 'dark', closed: 'gray' } as const;

export function State({ conversation: { state } }: { conversation: Pick<Conversation, 'state'> }) {
  const t = useTranslations('supportInbox.list.choices.state');
  return (
    <Badge
      color={colours[state]}
      variant={isWithPeople(state) ? 'filled' : 'light'}
      tt="none"
      miw="max-content"
      autoContrast
    >
      {t(state)}
    </Badge>
  );
}
