import { Anchor, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import { type LaunchStep, launchApi } from '../contract/launch.ts';
import { nextStep, type StepState } from '../rules.ts';
import styles from './Launch.module.css';
import { useLaunchAction } from './useLaunch.ts';

interface StepsProps {
  steps: readonly LaunchStep[];
  /** The part of a step that is done right here. */
  bodyOf(step: LaunchStep): ReactNode;
}

const closed = 'none';

/** The steps in their order. The one that the address names is open, or the first that is neither done nor put off. */
export function Steps({ steps, bodyOf }: StepsProps) {
  const t = useTranslations('launchPanel');
  const [params, setParams] = useSearchParams();
  const next = nextStep(steps);
  const open = params.get('step') ?? next?.name ?? closed;
  const heads = useFocusOnNext(open);
  const choose = (step: string | null) => setParams(step ? { step } : {}, { preventScrollReset: true });
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step) => (
        <Step
          key={step.name}
          step={step}
          isOpen={step.name === open}
          head={(element) => void heads.current.set(step.name, element)}
          onToggle={() => choose(step.name === open ? closed : step.name)}
        >
          {bodyOf(step)}
          <StepEnd step={step} next={next} onNext={() => choose(null)} />
        </Step>
      ))}
    </ol>
  );
}

/** Where a step ends and the next one opens by itself, a keyboard goes on there. */
function useFocusOnNext(open: string) {
  const heads = useRef(new Map<string, HTMLElement | null>());
  const last = useRef(open);
  useEffect(() => {
    if (last.current === open) return;
    last.current = open;
    heads.current.get(open)?.focus();
  }, [open]);
  return heads;
}

interface StepProps {
  step: LaunchStep;
  isOpen: boolean;
  head(element: HTMLElement | null): void;
  onToggle(): void;
  children: ReactNode;
}

const looks: Record<StepState | 'skipped', StateLook> = {
  done: 'good',
  open: 'untouched',
  failed: 'bad',
  unknown: 'underWay',
  skipped: 'underWay',
};

function Step({ step, isOpen, head, onToggle, children }: StepProps) {
  const t = useTranslations('launchPanel');
  const title = useTitle();
  const format = useFormats();
  const shown = step.state === 'open' && step.skipped_at ? 'skipped' : step.state;
  const { proved_at: at, proved_by: name } = step;
  return (
    <li className={styles.step} data-state={shown}>
      <h2>
        <button type="button" ref={head} aria-expanded={isOpen} onClick={onToggle}>
          <span className={styles.title}>{title(step.name)}</span>
          {at && (
            <span className={styles.proved}>
              {name ? t('provedBy', { time: format.time(at), name }) : t('proved', { time: format.time(at) })}
            </span>
          )}
          <StateBadge look={looks[shown]}>{t(`states.${shown}`)}</StateBadge>
        </button>
      </h2>
      {isOpen && (
        <div className={styles.body}>
          <Lead step={step} />
          {children}
        </div>
      )}
    </li>
  );
}

/** The purpose of the step, and its state. */
function Lead({ step: { name, notes } }: { step: LaunchStep }) {
  const t = useTranslations('launchPanel');
  const words = useTranslations('launchSteps');
  // Features name their own steps and notes: a test looks every key up (src/manifests.test.ts, launch.test.ts).
  const text = (key: string, values?: Record<string, string>) => words(key as 'owner.lead', values as never);
  return (
    <>
      <Text c="dimmed" maw="70ch">
        {text(`${name}.lead`)}
      </Text>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={JSON.stringify(note)}>
              {text(`${name}.notes.${note.name}`, note.values)}{' '}
              {note.path && (
                <Anchor component={Link} to={note.path} inherit underline="always">
                  {t('mend')}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface StepEndProps {
  step: LaunchStep;
  next: LaunchStep | undefined;
  onNext(): void;
}

/** Moves on to the next step, whether this one is done or put off. */
function StepEnd({ step, next, onNext }: StepEndProps) {
  const t = useTranslations('launchPanel');
  const title = useTitle();
  const { run, isBusy, failed } = useLaunchAction();
  const isDone = step.state === 'done';
  const isSkipped = step.skipped_at !== null;
  const put = async (is_skipped: boolean) => {
    const done = () => t(is_skipped ? 'done.skipped' : 'done.resumed');
    if ((await run(launchApi.skip, { step: step.name, is_skipped }, { done, failed })) && is_skipped)
      onNext();
  };
  return (
    <Group gap="sm">
      {!isDone && (
        <Button variant="subtle" loading={isBusy} onClick={() => put(!isSkipped)}>
          {t(isSkipped ? 'resume' : 'skip')}
        </Button>
      )}
      {isDone && next && (
        <Button variant="default" onClick={onNext}>
          {t('next', { title: title(next.name) })}
        </Button>
      )}
      {step.path && (
        <Anchor component={Link} to={step.path} size="sm">
          {t('elsewhere')}
        </Anchor>
      )}
    </Group>
  );
}

function useTitle(): (step: string) => string {
  const words = useTranslations('launchTitles.launch');
  return (step) => words(step as 'owner');
}
