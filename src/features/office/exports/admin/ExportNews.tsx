import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { useToast } from '#ui/Toast.tsx';
import { exportsApi, type MadeExport } from '../contract.ts';
import { isUnderWay } from '../rules.ts';
import { useExportName } from './useExportName.ts';
import { useOwnExports } from './useOwnExports.ts';

/** Tells of each export once how it ended, on whatever page its person is and in whichever of their windows. */
export function ExportNews() {
  const t = useTranslations('exportNames');
  const toast = useToast();
  const nameOf = useExportName();
  const { data } = useOwnExports();
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const tell = async (made: MadeExport) => {
      const { first } = await call(exportsApi.told, { id: made.id });
      if (!first) return;
      const values = { what: nameOf(made), format: made.format.toUpperCase() };
      toast(made.state === 'done' ? 'success' : 'error', t(made.state as 'done', values));
    };
    for (const made of data?.exports ?? []) {
      if (isUnderWay(made.state) || made.is_told || asked.current.has(made.id)) continue;
      asked.current.add(made.id);
      // A failed question is repeated with the next answer.
      tell(made).catch(() => asked.current.delete(made.id));
    }
  }, [data, nameOf, toast, t]);
  return null;
}
