import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { AskedButton } from '#ui/cabinet/AskedButton.tsx';
import { LaterDialog } from '#ui/cabinet/LaterDialog.tsx';
import controls from '#ui/controls.module.css';
import { consultationsApi, type OwnConsultation } from '../contract.ts';
import styles from './Consultation.module.css';
import { ownConsultations } from './consultations.ts';

/** Consultations that the student's courses include: requested, under way, held. Empty without any. */
export function Consultation() {
  const t = useTranslations('consultations');
  const { data } = useQuery(ownConsultations);
  const [asking, setAsking] = useState<string | null>(null);
  if (!data || data.consultations.length + data.available.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="consultations-title">
      <h2 id="consultations-title">{t('title')}</h2>
      <ul className={styles.list}>
        {latest(data.consultations).map((consultation) => (
          <li key={consultation.id} className={styles.card}>
            <State consultation={consultation} />
          </li>
        ))}
        {data.available.map(({ course_id, course }) => (
          <li key={course_id} className={styles.card}>
            <p>{t('lead', { course })}</p>
            <button type="button" className={controls.button} onClick={() => setAsking(course_id)}>
              {t('ask')}
            </button>
          </li>
        ))}
      </ul>
      {asking && (
        <LaterDialog load={requestForm} props={{ courseId: asking, onClose: () => setAsking(null) }} />
      )}
    </section>
  );
}

async function requestForm() {
  return (await import('./RequestForm.tsx')).RequestForm;
}

/** One for each course: what came before is history. */
function latest(consultations: readonly OwnConsultation[]): OwnConsultation[] {
  const byCourse = Map.groupBy(consultations, ({ course_id }) => course_id);
  return [...byCourse.values()].map(([newest]) => newest!);
}

function State({ consultation }: { consultation: OwnConsultation }) {
  const t = useTranslations('consultations');
  const when = useWhen();
  const { state, course, wishes, place, cancel_reason, starts_at } = consultation;
  return (
    <>
      <p className={styles.state}>{t(`state.${state}`, { when: starts_at ? when(starts_at) : '' })}</p>
      <p className={styles.quiet}>{t('course', { course })}</p>
      {state === 'requested' && <p className={styles.quiet}>{t('wishes', { wishes })}</p>}
      {state === 'confirmed' && place && <p>{t('place', { place })}</p>}
      {cancel_reason && <p>{t('reason', { reason: cancel_reason })}</p>}
      {consultation.can_cancel && <Cancel id={consultation.id} />}
    </>
  );
}

/** A moment by the school's clocks, which it names. */
function useWhen(): (iso: string) => string {
  const language = useLocale();
  const timeZone = useTimeZone();
  return (iso) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
      ...{ hourCycle: 'h23', timeZone, timeZoneName: 'shortOffset' },
    }).format(new Date(iso));
}

function Cancel({ id }: { id: string }) {
  const t = useTranslations('consultations.cancel');
  const cache = useQueryClient();
  return (
    <AskedButton
      words={{
        ...{ button: t('button'), title: t('title'), text: t('text') },
        ...{ yes: t('yes'), no: t('no'), done: t('done') },
      }}
      act={() => call(consultationsApi.cancel, { id })}
      onDone={() => cache.invalidateQueries(ownConsultations)}
    />
  );
}
