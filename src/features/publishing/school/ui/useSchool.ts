import { useEffect, useState } from 'react';
import { call } from '#ui/api.ts';
import type { School } from '../contract/school.ts';

/** Fetched once per document; a failure is forgotten, so that the next component asks again. */
let asked: Promise<School | null> | null = null;

/** The school's facts in the browser; null while loading, and after an error. */
export function useSchool(): School | null {
  const [school, setSchool] = useState<School | null>(null);
  useEffect(() => {
    let isShown = true;
    asked ??= ask();
    void asked.then((known) => isShown && setSchool(known));
    return () => {
      isShown = false;
    };
  }, []);
  return school;
}

async function ask(): Promise<School | null> {
  try {
    const { schoolApi } = await import('../contract/school.ts');
    return await call(schoolApi.show, {});
  } catch {
    // Contacts are an extra: without them the page still does its job.
    asked = null;
    return null;
  }
}
