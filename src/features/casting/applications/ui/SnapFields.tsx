import { type ChangeEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { useFailureText } from '#ui/failure.ts';
import type { Snap } from '../contract/snaps.ts';
import { problemsOf, type SnapKind, type SnapProblem, snapKinds } from '../rules/snaps.ts';
import styles from './SnapFields.module.css';
import { SnapGuide } from './SnapGuide.tsx';

interface SnapFieldsProps {
  snaps: readonly Snap[];
  isReadOnly?: boolean;
  /** Sends a photo and shows what there is then. @throws CallError */
  onPut(kind: SnapKind, photo: string): Promise<void>;
  onRemove(kind: SnapKind): Promise<void>;
}

/** Six standard photos: each is checked before it is sent, and advice never hinders. */
export function SnapFields({ snaps, isReadOnly = false, onPut, onRemove }: SnapFieldsProps) {
  const t = useTranslations('snaps');
  return (
    <section className={styles.snaps} aria-label={t('title')}>
      <h3 className={styles.title}>{t('title')}</h3>
      <p className={controls.hint}>{t('lead')}</p>
      <ul className={styles.list}>
        {snapKinds.map((kind) => (
          <SnapField
            key={kind}
            kind={kind}
            photo={snaps.find((snap) => snap.kind === kind)?.photo}
            isReadOnly={isReadOnly}
            onPut={(photo) => onPut(kind, photo)}
            onRemove={() => onRemove(kind)}
          />
        ))}
      </ul>
      <p className={controls.hint} role="status">
        {t('count', { count: snaps.length, most: snapKinds.length })}
      </p>
    </section>
  );
}

interface SnapFieldProps {
  kind: SnapKind;
  photo: string | undefined;
  isReadOnly: boolean;
  onPut(photo: string): Promise<void>;
  onRemove(): Promise<void>;
}

type State = { isBusy: boolean; error: string; problems: SnapProblem[] | null };
const idle: State = { isBusy: false, error: '', problems: null };

function SnapField({ kind, photo, isReadOnly, onPut, onRemove }: SnapFieldProps) {
  const t = useTranslations('snaps');
  const fields = useTranslations('fields');
  const failureText = useFailureText();
  const id = useId();
  const [state, setState] = useState<State>(idle);
  const { isBusy, error, problems } = state;
  const name = t(`kinds.${kind}`);

  async function work(task: () => Promise<Partial<State>>) {
    setState({ ...idle, isBusy: true });
    try {
      setState({ ...idle, ...(await task()) });
    } catch (failure) {
      setState({ ...idle, error: t('failed', { reason: failureText(failure) }) });
    }
  }
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    await work(async () => {
      const { preparePhoto } = await import('./measure.ts');
      const prepared = await preparePhoto(file);
      if ('problem' in prepared)
        return { error: prepared.problem === 'picture_kind' ? t('notPicture') : fields(prepared.problem) };
      await onPut(prepared.photo);
      return { problems: problemsOf(kind, prepared.measured) };
    });
  }

  return (
    <li className={styles.snap}>
      <div className={styles.frame}>
        {photo ? (
          <img src={`${photo}?width=360`} alt={t('alt', { kind: name })} />
        ) : (
          <SnapGuide kind={kind} />
        )}
      </div>
      <p className={styles.name}>{name}</p>
      <p id={`${id}-how`} className={controls.hint}>
        {t(`how.${kind}`)}
      </p>
      {!isReadOnly && (
        <div className={styles.buttons}>
          <label className={styles.choose} aria-disabled={isBusy}>
            <input
              type="file"
              accept="image/*"
              disabled={isBusy}
              aria-label={t(photo ? 'replace' : 'add', { kind: name })}
              aria-describedby={`${id}-how ${id}-told`}
              onChange={(event) => void choose(event)}
            />
            {isBusy ? t('working') : t(photo ? 'replaceShort' : 'addShort')}
          </label>
          {photo && (
            <button
              type="button"
              className={controls.link}
              disabled={isBusy}
              aria-label={t('remove', { kind: name })}
              onClick={() => void work(async () => onRemove().then(() => ({})))}
            >
              {t('removeShort')}
            </button>
          )}
        </div>
      )}
      <div id={`${id}-told`} className={styles.told} role="status">
        {error && <p className={controls.error}>{error}</p>}
        {problems?.length === 0 && <p className={styles.good}>{t('good')}</p>}
        {problems && problems.length > 0 && (
          <p className={styles.advice}>{t('keep', { problem: t(`problems.${problems[0]!}`) })}</p>
        )}
      </div>
    </li>
  );
}
