/** The steps of the launch, as all features tell them. */
import { staffNames } from '#features/accounts/account/server/accounts.ts';
import type { Context } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import type { LaunchFound, LookAtStep } from '#server/launch.ts';
import type { Output } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { LaunchStep as StepOfManifest } from '#shared/manifest.ts';
import type { Launch, LaunchStep, launchApi } from '../contract/launch.ts';
import { stateIn, wholeLaunch } from '../rules.ts';
import * as store from './store.ts';

interface Step extends StepOfManifest {
  name: string;
  look: LookAtStep;
  /** The subject that a proof of it would have at this moment. */
  subjectNow?: ((ctx: Context) => Promise<string>) | undefined;
}

/** Checks everything again: a step that was done may be so no more. */
export async function showLaunch(ctx: Context): Promise<Launch> {
  const marks = await store.allMarks(ctx.db);
  const names = await staffNames(
    ctx.db,
    marks.map(({ made_by }) => made_by),
  );
  const finished = marks.find(({ kind }) => kind === 'finished');
  const steps: LaunchStep[] = [];
  for (const step of stepsOf(ctx)) {
    const own = (kind: store.MarkRow['kind']) =>
      marks.find((mark) => mark.step === step.name && mark.kind === kind);
    const proof = own('proved');
    const found = await step.look(ctx, proof ? { subject: proof.subject, at: proof.made_at } : null);
    steps.push({
      name: step.name,
      path: step.path,
      state: stateIn(found.state, {
        isFinished: finished !== undefined,
        isSkipped: own('skipped') !== undefined,
      }),
      proved_at: found.at ?? null,
      proved_by: provedBy(found, proof, names),
      skipped_at: own('skipped')?.made_at ?? null,
      subject: step.isConfirmed ? await subjectOf(ctx, step.name) : null,
      notes: (found.notes ?? []).map(({ name, values = {}, path = null }) => ({ name, values, path })),
    });
  }
  const mail = await store.findMail(ctx.db);
  return {
    steps,
    finished_at: finished?.made_at ?? null,
    mail: mail ? { asked_at: mail.asked_at, sent_at: mail.sent_at } : null,
    is_demo: ctx.app.config.mode === 'demo',
  };
}

/** Cheap, since every page of the panel asks it. */
export async function showStanding(ctx: Context): Promise<Output<typeof launchApi.standing>> {
  if (ctx.app.config.mode === 'demo') return { is_ahead: false };
  const marks = await store.allMarks(ctx.db);
  return { is_ahead: !marks.some(({ step, kind }) => step === wholeLaunch && kind === 'finished') };
}

/** @throws not_found for a step that no feature has */
export function stepNamed(ctx: Context, name: string): Step {
  const step = stepsOf(ctx).find((each) => each.name === name);
  if (!step) throw notFound();
  return step;
}

/**
 * The subject that a proof of the step would have at this moment. @throws not_found for a step that nobody can prove
 */
export async function subjectOf(ctx: Context, name: string): Promise<string> {
  const { subjectNow } = stepNamed(ctx, name);
  if (!subjectNow) throw notFound();
  return subjectNow(ctx);
}

function stepsOf({ app }: Context): Step[] {
  return featuresOf(app)
    .flatMap(({ launch }) =>
      launch
        ? Object.entries(launch.steps).map(([name, step]) => ({
            ...step,
            name,
            look: launch.look[name]!,
            subjectNow: launch.subjects[name],
          }))
        : [],
    )
    .toSorted((one, other) => one.place - other.place);
}

function provedBy(
  { at }: LaunchFound,
  proof: store.MarkRow | undefined,
  names: ReadonlyMap<string, string>,
): string | null {
  if (!proof?.made_by || at !== proof.made_at) return null;
  return names.get(proof.made_by) ?? null;
}
