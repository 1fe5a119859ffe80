/**
 * Basic facts that the whole product needs, known to every process: the school's time zone, name, languages and taxes,
 * whether it has its chat switched on, and its counter in Yandex Metrica.
 */
import type { Context } from '#server/context.ts';
import { watchVersion } from '#server/versions/versions.ts';
import { languages } from '#shared/i18n.ts';
import { backedBenefits } from './benefits.ts';
import { metrikaCounter } from './metrika.ts';
import { languagesIn, schoolName } from './school.ts';
import { findSchool } from './store.ts';

/**
 * Reads them into the app's configuration: the owner's choices, else what the environment says, and no name.
 */
export async function readBasics(ctx: Context): Promise<void> {
  const school = await findSchool(ctx.db);
  ctx.app.config.timeZone = school?.time_zone ?? ctx.app.config.environmentTimeZone;
  ctx.app.config.schoolName = school ? schoolName(school) : null;
  ctx.app.config.languages = (school && languagesIn(school)) ?? languages;
  ctx.app.config.hasChat = (await backedBenefits(ctx)).has('chat');
  ctx.app.config.metrika = await metrikaCounter(ctx.db);
  const { yookassa, environmentTaxes } = ctx.app.config;
  if (!yookassa) return;
  yookassa.taxSystem = school?.tax_system ?? environmentTaxes.taxSystem;
  yookassa.vatCode = school?.vat_code ?? environmentTaxes.vatCode;
}

/** Reads them now, and again whenever any process has changed them, until `signal` aborts. */
export async function followBasics(ctx: Context, signal: AbortSignal, onChange: () => void): Promise<void> {
  await readBasics(ctx);
  await watchVersion(ctx.app, {
    name: 'school',
    signal,
    onChange: () => {
      readBasics(ctx).then(onChange, (err: unknown) =>
        ctx.app.log.error({ err }, "the school's basics were not read"),
      );
    },
  });
}
