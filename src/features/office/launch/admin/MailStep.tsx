import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { mailPaths } from '#features/records/mails/paths.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type Launch, launchApi } from '../contract/launch.ts';
import { codeDigits } from '../rules.ts';
import { useLaunchAction } from './useLaunch.ts';

/** A mail to the reader, and the code in it. @param email where it goes */
export function MailStep({ mail, email }: { mail: Launch['mail']; email: string }) {
  const t = useTranslations('launchPanel');
  const { run, isBusy, failed } = useLaunchAction();
  const send = () => run(launchApi.sendMail, {}, { done: () => t('done.mailed'), failed });
  return (
    <>
      {mail && <Sent mail={mail} email={email} />}
      {mail && <CodeForm />}
      <Group>
        <Button variant={mail ? 'default' : 'filled'} loading={isBusy} onClick={send}>
          {t(mail ? 'mail.again' : 'mail.send')}
        </Button>
      </Group>
    </>
  );
}

function Sent({ mail: { asked_at, sent_at }, email }: { mail: NonNullable<Launch['mail']>; email: string }) {
  const t = useTranslations('launchPanel.mail');
  const format = useFormats();
  if (sent_at !== null) return <Text role="status">{t('left', { time: format.clock(sent_at), email })}</Text>;
  return (
    <Text role="status">
      {t('leaving', { time: format.clock(asked_at) })}{' '}
      <Anchor component={Link} to={mailPaths.list} inherit underline="always">
        {t('unsent')}
      </Anchor>
    </Text>
  );
}

function CodeForm() {
  const t = useTranslations('launchPanel');
  const editing = useEditForm({
    saved: null as Launch | null,
    values: () => ({ code: '' }),
    schema: launchApi.enterCode.input,
    changes: [launchApi.show.path],
    save: (sent) => call(launchApi.enterCode, sent),
    words: { done: () => t('done.arrived'), failed: (reason) => t('failed', { reason }) },
  });
  const button = (
    <Group>
      <Button type="submit" loading={editing.isBusy}>
        {t('mail.submit')}
      </Button>
    </Group>
  );
  return (
    <EditForm editing={editing} end={button}>
      <TextInput
        label={t('mail.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeDigits}
        maw={200}
        required
        {...editing.form.getInputProps('code')}
      />
    </EditForm>
  );
}
