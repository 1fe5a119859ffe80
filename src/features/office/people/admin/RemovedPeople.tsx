import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import panel from '#ui/panel/panel.module.css';
import { UndoLine } from '#ui/panel/UndoLine.tsx';
import { peopleApi } from '../contract/actions.ts';
import type { ListedUser } from '../listing.ts';
import { undoMs } from '../rules/batches.ts';
import { usePersonAction } from './usePersonAction.ts';

interface RemovedPeopleProps {
  removed: readonly ListedUser[];
  onEnd(user: ListedUser): void;
}

/** People who were just deleted from the list, each with the way back: nearer than the list of those who were. */
export function RemovedPeople({ removed, onEnd }: RemovedPeopleProps) {
  const t = useTranslations('batches');
  const actions = useTranslations('actions.restore');
  const { run, isBusy } = usePersonAction();
  if (removed.length === 0) return null;
  const restore = async (user: ListedUser) => {
    const words = {
      done: () => actions('done'),
      failed: (reason: string) => actions('failed', { reason }),
    };
    if (await run(peopleApi.restore, { id: user.id }, words)) onEnd(user);
  };
  return (
    <Stack gap={6} mb="sm" className={panel.undoLines}>
      {removed.map((user) => (
        <UndoLine
          key={user.id}
          text={t('removed', { name: user.full_name || readableEmail(user.email) })}
          undo={t('restore')}
          forMs={undoMs}
          isBusy={isBusy}
          onUndo={() => void restore(user)}
          onEnd={() => onEnd(user)}
        />
      ))}
    </Stack>
  );
}
