import { useEffect, useState } from 'react';
import { call } from '#ui/api.ts';
import type { School } from '../contract.ts';

/** Asked once for a document; a failure is forgotten, so that the next who needs the facts asks again. */
let asked: Promise<School | null> | null = null;

/** The school's facts for whatever shows them in the browser; null until they are there, and where they can't be had. */
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
    const { schoolApi } = await import('../contract.ts');
    return await call(schoolApi.show, {});
  } catch {
    // Contacts are an offer: without them the page still does what it is for.
    asked = null;
    return null;
  }
}
