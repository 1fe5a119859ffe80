import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { AddressStep } from '#features/office/launch/admin/AddressStep.tsx';
import { Confirmation } from '#features/office/launch/admin/Confirmation.tsx';
import { DemoStep } from '#features/office/launch/admin/DemoStep.tsx';
import { MailStep } from '#features/office/launch/admin/MailStep.tsx';
import { Steps } from '#features/office/launch/admin/Steps.tsx';
import { useLaunch, useLaunchAction, useLookAnew } from '#features/office/launch/admin/useLaunch.ts';
import { type Launch, type LaunchStep, launchApi } from '#features/office/launch/contract/launch.ts';
import { countDone, nextStep } from '#features/office/launch/rules.ts';
import { documentsPanelApi } from '#features/publishing/documents/contract/panel.ts';
import { documentPaths } from '#features/publishing/documents/paths.ts';
import { TrialSteps } from '#features/sales/payments/admin/TrialPayment.tsx';
import { readableEmail } from '#shared/domains.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { FirstCourse, FirstSale } from './LaunchCourse.tsx';
import { FirstContacts, FirstFacts, FirstLogo } from './LaunchSchool.tsx';
import { NameForm } from './NameForm.tsx';

/** Steps of a school before it opens; afterwards, checks that all of them still hold. */
export default function LaunchPage() {
  const t = useTranslations('launchPanel');
  const query = useLaunch();
  useMailedCode(query.data !== undefined);
  const steps = query.data?.steps;
  return (
    <>
      <PageHeader
        title={t('title')}
        note={steps && t('note', { done: countDone(steps), total: steps.length })}
      />
      <SectionTabs section="system" />
      <QueryState query={query}>
        {(launch) => (
          <>
            <Standing launch={launch} />
            <Steps steps={launch.steps} bodyOf={(step) => <Body step={step} mail={launch.mail} />} />
            {launch.finished_at === null && !launch.is_demo && <End launch={launch} />}
          </>
        )}
      </QueryState>
    </>
  );
}

function Standing({ launch: { is_demo, finished_at } }: { launch: Launch }) {
  const t = useTranslations('launchPanel');
  const format = useFormats();
  if (is_demo)
    return (
      <Alert color="yellow" mb="md" maw={860}>
        {t('demo')}
      </Alert>
    );
  if (finished_at === null) return null;
  return (
    <Text c="dimmed" mb="md" maw="70ch">
      {t('finished', { time: format.time(finished_at) })}
    </Text>
  );
}

function Body({ step, mail }: { step: LaunchStep; mail: Launch['mail'] }): ReactNode {
  const t = useTranslations('launchPanel');
  const lookAnew = useLookAnew();
  const email = readableEmail(useCall(signInApi.me, {}).data?.email ?? '');
  switch (step.name) {
    case 'owner':
      return <NameForm onSaved={lookAnew} />;
    case 'school':
      return <FirstFacts />;
    case 'logo':
      return <FirstLogo />;
    case 'contacts':
      return <FirstContacts />;
    case 'course':
      return <FirstCourse />;
    case 'sale':
      return <FirstSale />;
    case 'payments':
      return <TrialSteps onEnd={lookAnew} />;
    case 'mail':
      return <MailStep mail={mail} email={email} />;
    case 'documents':
      return <Documents step={step} />;
    case 'texts':
      return step.state !== 'done' && <Confirmation step={step} label={t('texts.confirm')} />;
    case 'demo':
      return <DemoStep step={step} />;
    case 'address':
      return <AddressStep step={step} />;
    default:
      return null;
  }
}

/** Each document, to be read; what is left open in them comes first. */
function Documents({ step }: { step: LaunchStep }) {
  const t = useTranslations('launchPanel.documents');
  const documents = useCall(documentsPanelApi.list, {});
  const isWhole = step.notes.every(({ name }) => !name.startsWith('no_'));
  return (
    <QueryState query={documents}>
      {({ documents }) => (
        <>
          <Group component="ul" gap="xs 16px" m={0} p={0} style={{ listStyle: 'none' }}>
            {documents.map(({ document, title }) => (
              <li key={document}>
                <Anchor component={Link} to={documentPaths.one(document)}>
                  {title}
                </Anchor>
              </li>
            ))}
          </Group>
          {isWhole && step.state !== 'done' && <Confirmation step={step} label={t('confirm')} />}
        </>
      )}
    </QueryState>
  );
}

function End({ launch: { steps } }: { launch: Launch }) {
  const t = useTranslations('launchPanel');
  const { run, isBusy, failed } = useLaunchAction();
  const finish = () => run(launchApi.finish, {}, { done: () => t('done.finished'), failed });
  return (
    <Group gap="sm">
      <Button variant={nextStep(steps) ? 'default' : 'filled'} loading={isBusy} onClick={finish}>
        {t('finish')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('finishHint', { left: steps.length - countDone(steps) })}
      </Text>
    </Group>
  );
}

/**
 * The button of the trial mail brings its code in the address, which forgets it at once.
 * @param isShown the steps are there: a read still under way would bring back what they were before the code
 */
function useMailedCode(isShown: boolean): void {
  const t = useTranslations('launchPanel');
  const [params, setParams] = useSearchParams();
  const { run, failed } = useLaunchAction();
  const code = params.get('code');
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (code === null || !isShown || entered.current === code) return;
    entered.current = code;
    setParams({}, { replace: true });
    void run(launchApi.enterCode, { code }, { done: () => t('done.arrived'), failed });
  });
}
