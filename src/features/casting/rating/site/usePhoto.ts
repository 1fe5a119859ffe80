import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { dataUrl } from '#ui/chosenPicture.ts';
import { ratingApi } from '../contract/rating.ts';
import { type Gender, maxPhotoBytes } from '../rules/form.ts';

/** The photo that was chosen, and the draft that takes it to the server. */
export function usePhoto() {
  const t = useTranslations('rating.form');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [draft, setDraft] = useState<{ of: string; id: string } | null>(null);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > maxPhotoBytes) return setProblem(t('tooLarge'));
    if (!chosen.type.startsWith('image/')) return setProblem(t('noImage'));
    setFile(chosen);
    setProblem(null);
  }

  /** The same draft for the same choice, however often paying is tried. @throws CallError */
  async function draftOf(gender: Gender): Promise<string> {
    const of = [gender, file?.name, file?.size, file?.lastModified].join();
    if (draft?.of === of) return draft.id;
    const photo = file ? { photo: await dataUrl(file) } : {};
    const former = draft && { replaces: draft.id };
    const { draft_id: id } = await call(ratingApi.draft, { gender, ...photo, ...former });
    setDraft({ of, id });
    return id;
  }

  function remove(): void {
    setFile(null);
    setProblem(null);
  }

  return { file, problem, setProblem, choose, remove, draftOf };
}
