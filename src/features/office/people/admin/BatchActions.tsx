import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Me } from '#features/accounts/sign-in/contract/signIn.ts';
import { type ListFormat, listFormats } from '#shared/listing.ts';
import { call } from '#ui/api.ts';
import { download } from '#ui/download.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { Question } from '#ui/panel/Question.tsx';
import { useAction } from '#ui/panel/useAction.ts';
import { useToast } from '#ui/Toast.tsx';
import { useRequestId } from '#ui/useRequestId.ts';
import { batchesApi } from '../contract/batches.ts';
import { peopleListing } from '../listing.ts';
import { type MailAbout, mayMail } from '../rules/batches.ts';
import { GiveCourseToMany, type ManyProps } from './GiveCourseToMany.tsx';
import { MailToMany } from './MailToMany.tsx';
import { changedByPeople, useBatchWords } from './useBatches.ts';

interface BatchActionsProps extends ManyProps {
  me: Me;
  /** The subject of a mail to them, unless the reader picks another. */
  mailAbout?: MailAbout;
}

/** Actions that the reader may take on all ticked people. */
export function BatchActions({ me, mailAbout, ...many }: BatchActionsProps) {
  const { permissions, role } = me;
  return (
    <>
      {permissions.includes('course_access.manage') && <GiveCourseToMany {...many} />}
      {mayMail(role, 'service') && <MailToMany {...many} me={me} {...(mailAbout && { mailAbout })} />}
      {permissions.includes('data.export') && <ExportMany ids={many.ids} />}
      {permissions.includes('users.edit') && <BlockMany {...many} />}
    </>
  );
}

function BlockMany({ ids, onDone }: ManyProps) {
  const t = useTranslations('batches');
  const people = useTranslations('people');
  const [isOpen, dialog] = useDisclosure(false);
  const requestId = useRequestId();
  const words = useBatchWords('block');
  const { run, isBusy } = useAction(changedByPeople, people('failed'));
  async function block() {
    const asked = { ids: [...ids], request_id: requestId(ids) };
    const batch = await run(batchesApi.block, asked, words);
    dialog.close();
    if (batch) onDone(batch);
  }
  return (
    <>
      <Button size="sm" variant="default" c="bad" onClick={dialog.open}>
        {t('block.button')}
      </Button>
      <Question
        isOpen={isOpen}
        title={t('block.title')}
        text={`${t('selected', { count: ids.length })}. ${t('block.text')}`}
        yes={t('block.button')}
        no={people('cancel')}
        isBusy={isBusy}
        onYes={() => void block()}
        onNo={dialog.close}
      />
    </>
  );
}

/** Exports them in the list's own formats. */
function ExportMany({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('batches.export');
  const toast = useToast();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  async function save(format: ListFormat) {
    setBusy(true);
    try {
      const { id } = await call(batchesApi.choose, { ids: [...ids] });
      await download(peopleListing.exportCall, { chosen: id, format });
      toast('success', t('done', { count: ids.length }));
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error) }));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      position="top-start"
      floatingStrategy="fixed"
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button size="sm" variant="default" loading={isBusy}>
          {t('button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {listFormats.map((format) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {format.toUpperCase()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
