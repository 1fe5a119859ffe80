import { Alert, Progress, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { QueryState } from '#ui/panel/QueryState.tsx';
import type { ShownImport } from '../contract.ts';
import { movingInPaths } from '../paths.ts';
import { isBusy, isOpenToChange } from '../rules/kinds.ts';
import { Invitations } from './Invitations.tsx';
import { MappingForm } from './MappingForm.tsx';
import styles from './MovingIn.module.css';
import { Results } from './Results.tsx';
import { Steps } from './Steps.tsx';
import { useImport } from './useImports.ts';

export function ImportedFile({ id }: { id: string }) {
  const t = useTranslations('movingIn');
  return (
    <Stack gap="lg">
      <Link to={movingInPaths.list}>{t('back')}</Link>
      <QueryState query={useImport(id)}>{(file) => <Shown file={file} />}</QueryState>
    </Stack>
  );
}

function Shown({ file }: { file: ShownImport }) {
  const w = useTranslations('movingInWords');
  const { state, kind, source } = file;
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          {file.file_name}
        </Title>
        <Text size="sm" role="status">
          {[w(`sources.${source}`), w(`kinds.${kind}`), w(`states.${state}`)].join(' · ')}
        </Text>
        {isBusy(state) && <Work file={file} />}
      </div>
      <Trouble file={file} />
      {isOpenToChange(state) && <MappingForm key={`${kind} ${state} ${file.encoding}`} file={file} />}
      <Results file={file} />
      <Steps file={file} />
      {(state === 'done' || state === 'failed') && file.people.made > 0 && <Invitations file={file} />}
      <Kept file={file} />
    </Stack>
  );
}

function Work({ file: { state, rows_done: done, rows_total: total } }: { file: ShownImport }) {
  const t = useTranslations('movingIn');
  const w = useTranslations('movingInWords');
  if (state === 'undoing') return null;
  if (state === 'checking') return <Text size="sm">{t('rowsSoFar', { done })}</Text>;
  return (
    <>
      <Text size="sm">{t('rowsOf', { done, total })}</Text>
      <Progress value={(100 * done) / Math.max(total, 1)} aria-label={w('states.running')} />
    </>
  );
}

function Trouble({ file: { problem, undo_until } }: { file: ShownImport }) {
  const t = useTranslations('movingIn');
  if (!problem) return null;
  const values = { line: String(problem.line), undo: undo_until ? 'yes' : 'no' };
  return <Alert color="bad">{t('problem', values)}</Alert>;
}

/** Whom an undo has left. */
function Kept({ file: { kept, undo_until } }: { file: ShownImport }) {
  const t = useTranslations('movingIn');
  const w = useTranslations('movingInWords');
  const formats = useFormats();
  return (
    <>
      {undo_until && (
        <Text size="sm" c="dimmed">
          {t('undoUntil', { at: formats.time(undo_until) })}
        </Text>
      )}
      {kept.length > 0 && (
        <section aria-label={t('kept')}>
          <Title order={3} size="h5">
            {t('kept')}
          </Title>
          <ul className={styles.list}>
            {kept.map(({ user_id, name, email, because }) => (
              <li key={user_id} className={styles.row}>
                <Link to={userPaths.one(user_id)} className={styles.grow}>
                  {name || email}
                </Link>
                <Text size="sm">{w(`because.${because}`)}</Text>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
