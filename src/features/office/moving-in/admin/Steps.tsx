import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { download } from '#ui/download.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { Question } from '#ui/panel/Question.tsx';
import { useAction } from '#ui/panel/useAction.ts';
import { useToast } from '#ui/Toast.tsx';
import { movingInApi, type ShownImport } from '../contract.ts';
import { movingInPaths } from '../paths.ts';
import { canUndo, isOpenToChange } from '../rules/kinds.ts';
import { importPaths } from './useImports.ts';

/** Actions open to the file in its present state. */
export function Steps({ file }: { file: ShownImport }) {
  const t = useTranslations('movingIn');
  const { run } = useAction(importPaths, t('unknownFailure'));
  const navigate = useNavigate();
  const { id, state } = file;
  const failed = (reason: string) => t('failed', { reason });
  const remove = async () => {
    const removed = await run(movingInApi.remove, { id }, { done: () => t('removed'), failed });
    if (removed) void navigate(movingInPaths.list);
  };
  const mayRemove = isOpenToChange(state) || (state === 'failed' && file.undo_until === null);
  return (
    <Group gap="sm">
      {state === 'checked' && <Run file={file} />}
      <Refused file={file} />
      {canUndo(file, new Date().toISOString()) && (
        <ConfirmButton
          label={t('undo')}
          title={t('undoAsk')}
          text={t('undoText')}
          confirm={t('undo')}
          onConfirm={async () => {
            await run(movingInApi.undo, { id }, { done: () => t('undoBegun'), failed });
          }}
        />
      )}
      {mayRemove && (
        <Button variant="subtle" onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
    </Group>
  );
}

/** The page's one primary action, once it is known what it would do. */
function Run({ file: { id, counts } }: { file: ShownImport }) {
  const t = useTranslations('movingIn');
  const { run, isBusy } = useAction(importPaths, t('unknownFailure'));
  const [isAsked, setAsked] = useState(false);
  const count = counts
    .filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
    .reduce((sum, each) => sum + each.count, 0);
  const words = { done: () => t('runBegun'), failed: (reason: string) => t('failed', { reason }) };
  return (
    <>
      <Button disabled={count === 0} onClick={() => setAsked(true)}>
        {t('run')}
      </Button>
      <Question
        isOpen={isAsked}
        title={t('runAsk', { count })}
        text={`${t('quiet')} ${t('runText')}`}
        yes={t('run')}
        no={t('cancel')}
        isDangerous={false}
        isBusy={isBusy}
        onYes={() => void run(movingInApi.run, { id }, words).finally(() => setAsked(false))}
        onNo={() => setAsked(false)}
      />
    </>
  );
}

function Refused({ file: { id, counts, headings } }: { file: ShownImport }) {
  const t = useTranslations('movingIn');
  const toast = useToast();
  const failureText = useFailureText();
  if (headings.length === 0 || !counts.some(({ outcome }) => outcome === 'refused')) return null;
  const save = () =>
    download(movingInApi.refused, { id }).catch((error: unknown) =>
      toast('error', t('failed', { reason: failureText(error, t('unknownFailure')) })),
    );
  return (
    <>
      <Button variant="default" onClick={() => void save()}>
        {t('refused')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('refusedHint')}
      </Text>
    </>
  );
}
