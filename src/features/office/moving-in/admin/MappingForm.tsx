import { Button, NativeSelect, NumberInput, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '#ui/panel/useAction.ts';
import { movingInApi, type ShownImport } from '../contract.ts';
import { plainCourse } from '../rules/headings.ts';
import {
  type Field,
  fieldsOf,
  type ImportKind,
  importKinds,
  type Mapping,
  missingFields,
} from '../rules/kinds.ts';
import styles from './MovingIn.module.css';
import { importPaths } from './useImports.ts';

interface Part {
  file: ShownImport;
  mapping: Mapping;
  change(mapping: Mapping): void;
}

/** Which column is which field, which name is which course; then the check. */
export function MappingForm({ file }: { file: ShownImport }) {
  const t = useTranslations('movingIn');
  const w = useTranslations('movingInWords');
  const { id, kind, columns, courses, rates } = file;
  const [mapping, setMapping] = useState<Mapping>({ columns, courses, rates });
  const { isBusy, saveKind, check } = useMapping(file, mapping);
  const part = { file, mapping, change: setMapping };
  return (
    <Stack gap="md" component="section" aria-label={t('columns')}>
      <NativeSelect
        label={t('what')}
        value={kind}
        data={importKinds.map((value) => ({ value, label: w(`kinds.${value}`) }))}
        onChange={({ currentTarget: { value } }) => void saveKind(value as ImportKind)}
        w="min(100%, 20rem)"
      />
      <Columns {...part} />
      {file.unknown_courses.length > 0 && <Courses {...part} />}
      {file.unknown_currencies.length > 0 && <Rates {...part} />}
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
  const save = (kind: ImportKind) =>
    run(movingInApi.map, { id, kind, ...mapping }, { done: () => t('saved'), failed });
  const check = async () => {
    if (await save(kind)) await run(movingInApi.check, { id }, { done: () => t('checkBegun'), failed });
  };
  return { isBusy, saveKind: save, check };
}

function Columns({ file: { kind, headings }, mapping, change }: Part) {
  const t = useTranslations('movingIn');
  const w = useTranslations('movingInWords');
  const { needed, others } = fieldsOf[kind];
  const options = headings.map(({ title, example }, index) => ({
    value: String(index),
    label: example === '' ? title : `${title} (${example})`,
  }));
  const choose = (field: Field, value: string) => {
    const { [field]: _, ...rest } = mapping.columns;
    change({ ...mapping, columns: value === '' ? rest : { ...rest, [field]: Number(value) } });
  };
  return (
    <Fields title={t('columns')} hint={t('columnsHint')}>
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

const left = '-';

function Courses({ file, mapping, change }: Part) {
  const t = useTranslations('movingIn');
  const options = file.known_courses.map(({ id, title }) => ({ value: id, label: title }));
  const choose = (name: string, value: string) => {
    const { [name]: _, ...rest } = mapping.courses;
    change({ ...mapping, courses: value === '' ? rest : { ...rest, [name]: value === left ? null : value } });
  };
  const chosenFor = (name: string) => {
    const chosen = Object.hasOwn(mapping.courses, name) ? mapping.courses[name] : undefined;
    return chosen === undefined ? '' : (chosen ?? left);
  };
  return (
    <Fields title={t('courses')} hint={t('coursesHint')}>
      {file.unknown_courses.map((title) => (
        <NativeSelect
          key={title}
          label={title}
          value={chosenFor(plainCourse(title))}
          data={[{ value: '', label: t('undecided') }, { value: left, label: t('leaveOut') }, ...options]}
          onChange={({ currentTarget: { value } }) => choose(plainCourse(title), value)}
        />
      ))}
    </Fields>
  );
}

function Rates({ file, mapping, change }: Part) {
  const t = useTranslations('movingIn');
  return (
    <Fields title={t('rates')}>
      {file.unknown_currencies.map((currency) => (
        <NumberInput
          key={currency}
          label={t('rate', { currency })}
          min={0}
          decimalScale={4}
          value={mapping.rates[currency] ?? ''}
          onChange={(value) => {
            const { [currency]: _, ...rest } = mapping.rates;
            const isRate = typeof value === 'number' && value > 0;
            change({ ...mapping, rates: isRate ? { ...rest, [currency]: value } : rest });
          }}
        />
      ))}
    </Fields>
  );
}

function Fields({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <div>
      <Title order={3} size="h5">
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed" mb="xs">
          {hint}
        </Text>
      )}
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
