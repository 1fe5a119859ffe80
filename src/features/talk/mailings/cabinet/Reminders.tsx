import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { mailingsApi } from '../contract.ts';

const queryKey = ['reminders'];

/** One line: whether study reminders come, and the button that changes it. */
export function Reminders({ className }: { className?: string | undefined }) {
  const t = useTranslations('mailings.reminders');
  const failureText = useFailureText();
  const cache = useQueryClient();
  const state = useQuery({ queryKey, queryFn: ({ signal }) => call(mailingsApi.show, {}, { signal }) });
  const change = useMutation({
    mutationFn: (reminders: boolean) => call(mailingsApi.change, { reminders }),
    onSuccess: (answer) => cache.setQueryData(queryKey, answer),
  });
  if (!state.data) return null;
  const { reminders } = state.data;
  return (
    <section className={className} aria-label={t('label')}>
      <p role="status">
        {reminders ? t('on') : t('off')}{' '}
        <button
          type="button"
          className={controls.link}
          aria-disabled={change.isPending}
          onClick={() => !change.isPending && change.mutate(!reminders)}
        >
          {reminders ? t('turnOff') : t('turnOn')}
        </button>
      </p>
      {change.error && <Notice>{failureText(change.error)}</Notice>}
    </section>
  );
}
