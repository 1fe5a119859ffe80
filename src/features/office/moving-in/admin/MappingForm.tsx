import { Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type TextEncoding, textEncodings } from '#shared/foreignTables.ts';
import { encodingNames } from '#ui/panel/encodingNames.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { movingInApi, type ShownImport } from '../contract.ts';
import {
  type Field,
  fieldsOf,
  type ImportKind,
  importKinds,
  type Mapping,
  missingFields,
} from '../rules/kinds.ts';
import { Explanations } from './Explanations.tsx';
import { Fields, type Part } from './Fields.tsx';
import { importPaths } from './useImports.ts';

/** Which column is which field, which name is which course; then the check. */
export function MappingForm({ file }: { file: ShownImport }) {
  const t = useTranslations('movingIn');
  const w = useTranslations('movingInWords');
  const { id, kind, columns, courses, rates, statuses, answers } = file;
  const [mapping, setMapping] = useState<Mapping>({ columns, courses, rates, statuses, answers });
  const { isBusy, save, check } = useMapping(file, mapping);
  const part = { file, mapping, change: setMapping };
  return (
    <Stack gap="md" component="section" aria-label={t('columns')}>
      <NativeSelect
        label={t('what')}
        value={kind}
        data={importKinds.map((value) => ({ value, label: w(`kinds.${value}`) }))}
        onChange={({ currentTarget: { value } }) => void save(value as ImportKind)}
        w="min(100%, 20rem)"
      />
      {file.encoding !== null && (
        <NativeSelect
          label={t('encoding')}
          description={t('encodingHint')}
          value={file.encoding}
          data={textEncodings.map((value) => ({ value, label: encodingNames[value] }))}
          onChange={({ currentTarget: { value } }) => void save(kind, value as TextEncoding)}
          w="min(100%, 20rem)"
        />
      )}
      <Columns {...part} />
      <Explanations {...part} />
      <div>
        <Button
          key={id}
          variant={file.state === 'checked' ? 'default' : 'filled'}
          loading={isBusy}
          disabled={missingFields(kind, mapping).length > 0}
          onClick={() => void check()}
        >
          {t(file.state === 'checked' ? 'checkAgain' : 'check')}
        </Button>
      </div>
    </Stack>
  );
}

function useMapping({ id, kind }: ShownImport, mapping: Mapping) {
  const t = useTranslations('movingIn');
  const { run, isBusy } = useAction(importPaths, t('unknownFailure'));
  const failed = (reason: string) => t('failed', { reason });
  const save = (kind: ImportKind, encoding?: TextEncoding) =>
    run(movingInApi.map, { id, kind, encoding, ...mapping }, { done: () => t('saved'), failed });
  const check = async () => {
    if (await save(kind)) await run(movingInApi.check, { id }, { done: () => t('checkBegun'), failed });
  };
  return { isBusy, save, check };
}

function Columns({ file: { kind, headings, titles }, mapping, change }: Part) {
  const t = useTranslations('movingIn');
  const w = useTranslations('movingInWords');
  const { needed, others } = fieldsOf[kind];
  const options = headings.map(({ title, example }, index) => ({
    value: String(index),
    label: [title || t('unnamedColumn', { number: index + 1 }), example && `(${example})`]
      .filter(Boolean)
      .join(' '),
  }));
  const read = new Set(Object.values(mapping.columns)).size;
  const choose = (field: Field, value: string) => {
    const { [field]: _, ...rest } = mapping.columns;
    change({ ...mapping, columns: value === '' ? rest : { ...rest, [field]: Number(value) } });
  };
  return (
    <Fields
      title={t('columns')}
      hint={`${t('columnsRead', { read, all: headings.length, titles })} ${t('columnsHint')}`}
    >
      {[...needed, ...others].map((field) => (
        <NativeSelect
          key={field}
          label={w(`fields.${field}`)}
          withAsterisk={needed.includes(field)}
          value={String(mapping.columns[field] ?? '')}
          data={[{ value: '', label: t('noColumn') }, ...options]}
          onChange={({ currentTarget: { value } }) => choose(field, value)}
        />
      ))}
    </Fields>
  );
}
