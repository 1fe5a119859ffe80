import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';
import { checkSession } from '#features/accounts/sign-in/ui/currentUser.ts';
import { useAuthForm } from '#features/accounts/sign-in/ui/useAuthForm.ts';
import { type Language, languages, nameOfLanguage } from '#shared/i18n.ts';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';
import { useLanguages } from '#ui/languagesOffered.ts';
import { useToast } from '#ui/Toast.tsx';
import { type Profile, personalInput, profileApi } from '../contract.ts';
import { ask, useKeepProfile } from './profile.ts';

export function PersonalForm({ profile }: { profile: Profile }) {
  const t = useTranslations('profile');
  const toast = useToast();
  const keep = useKeepProfile();
  const { form, submit, field, failure, isBusy } = useAuthForm({
    schema: personalInput,
    empty: valuesOf(profile),
    failed: t('failed'),
    async send(given) {
      const saved = await ask(profileApi.edit, { ...given, phone: given.phone ?? '' });
      keep(saved);
      form.reset(valuesOf(saved));
      toast('success', t('personal.done'));
      // The name is shown elsewhere as well.
      await checkSession();
    },
  });
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {failure && <Notice>{failure.text}</Notice>}
      <div className={controls.pair}>
        <TextField label={t('personal.firstName')} autoComplete="given-name" {...field('first_name')} />
        <TextField
          label={t('personal.lastName')}
          autoComplete="family-name"
          isOptional
          {...field('last_name')}
        />
      </div>
      <div className={controls.pair}>
        <TextField label={t('personal.phone')} type="tel" autoComplete="tel" isOptional {...field('phone')} />
        <LanguageField saved={profile.language} {...form.register('language')} />
      </div>
      <button type="submit" className={controls.button} disabled={isBusy}>
        {isBusy ? t('saving') : t('save')}
      </button>
    </form>
  );
}

function valuesOf({ first_name, last_name, phone, language }: Profile) {
  return { first_name, last_name, phone: phone ?? '', language };
}

/** The school's languages, and the chosen one even if it was switched off since. */
function LanguageField({ saved, ...props }: ComponentProps<'select'> & { saved: Language }) {
  const t = useTranslations('profile.personal');
  const id = useId();
  const offered = useLanguages();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {t('language')}
      </label>
      <select {...props} id={id} className={controls.input}>
        {languages
          .filter((language) => offered.includes(language) || language === saved)
          .map((language) => (
            <option key={language} value={language} lang={language}>
              {nameOfLanguage(language)}
            </option>
          ))}
      </select>
    </div>
  );
}
