import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { second } from '#shared/dates.ts';
import { call } from '#ui/api.ts';
import type { Section } from '../contract/content.ts';
import { editingApi } from '../contract/editing.ts';

/** Who else edits the section just now. */
export function OtherEditors({ section }: { section: Section }) {
  const t = useTranslations('contentPanel.editors');
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => {
    // Nobody is kept from writing because it cannot be asked.
    const say = () =>
      call(editingApi.present, { section }).then(
        (answer) => setOthers(answer.others),
        () => {},
      );
    void say();
    const timer = setInterval(say, 10 * second);
    return () => clearInterval(timer);
  }, [section]);
  if (others.length === 0) return null;
  return (
    <Alert color="yellow" mb="md" role="status">
      {t('now', { names: others.join(', ') })}
    </Alert>
  );
}
