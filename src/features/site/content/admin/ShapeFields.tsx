import { Checkbox, Fieldset, NumberInput, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import edit from '#ui/panel/edit.module.css';
import { ListEditor } from '#ui/panel/ListEditor.tsx';
import { countings } from '../contract/content.ts';
import { type Figure, FigureFields } from './FigureFields.tsx';
import { emptyOf, type SectionForm, type Shape } from './sectionShapes.ts';

interface ShapeFieldsProps {
  form: SectionForm;
  shape: Shape;
  /** Path in the form, such as `value.2.answer`. */
  path: string;
  /** Current value. */
  value: unknown;
}

type GroupName = Parameters<ReturnType<typeof useTranslations<'contentFields.groups'>>>[0];
type FieldName = Parameters<ReturnType<typeof useTranslations<'contentFields.names'>>>[0];

/** The fields of a section, built from its shape. */
export function ShapeFields({ form, shape, path, value }: ShapeFieldsProps) {
  const t = useTranslations('contentFields');
  switch (shape.kind) {
    case 'parts':
      return Object.entries(shape.parts).map(([name, part]) => {
        const partValue = (value as Record<string, unknown>)[name];
        const fields = (
          <ShapeFields key={name} form={form} shape={part} path={`${path}.${name}`} value={partValue} />
        );
        if (part.kind !== 'parts') return fields;
        return (
          <Fieldset key={name} legend={t(`groups.${name as GroupName}`)} className={edit.item}>
            <div className={edit.fields}>{fields}</div>
          </Fieldset>
        );
      });
    case 'counting':
      return <Counting form={form} path={path} />;
    case 'figure':
      return <FigureFields form={form} path={path} value={value as Figure} />;
    case 'list':
      return <Items form={form} shape={shape} path={path} value={value} />;
    case 'optional':
      return (
        <>
          <Checkbox
            label={t('showsFounder')}
            checked={value !== null}
            onChange={(event) =>
              form.setFieldValue(path, event.currentTarget.checked ? emptyOf(shape.of) : null)
            }
          />
          {value !== null && <ShapeFields form={form} shape={shape.of} path={path} value={value} />}
        </>
      );
    default:
      return <OneField form={form} kind={shape.kind} path={path} />;
  }
}

function Items({ form, shape, path, value }: ShapeFieldsProps & { shape: Extract<Shape, { kind: 'list' }> }) {
  const t = useTranslations('contentFields');
  const items = value as unknown[];
  return (
    <ListEditor
      label={t(`lists.${shape.item}`)}
      itemLabel={t(`items.${shape.item}`)}
      addLabel={t(`add.${shape.item}`)}
      count={items.length}
      max={shape.max}
      onAdd={() => form.insertListItem(path, emptyOf(shape.of))}
      onRemove={(index) => form.removeListItem(path, index)}
      onMove={(from, to) => form.reorderListItem(path, { from, to })}
    >
      {(index) => <ShapeFields form={form} shape={shape.of} path={`${path}.${index}`} value={items[index]} />}
    </ListEditor>
  );
}

/** How the page counts students. */
function Counting({ form, path }: Pick<ShapeFieldsProps, 'form' | 'path'>) {
  const t = useTranslations('contentFields.countings');
  const sections = useTranslations('contentPanel.sections');
  return (
    <Radio.Group label={sections('counter')} {...form.getInputProps(path)}>
      <Stack gap="xs" pt="xs">
        {countings.map((counting) => (
          <Radio key={counting} value={counting} label={t(counting)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface OneFieldProps {
  form: SectionForm;
  kind: 'line' | 'text' | 'number' | 'flag' | 'link';
  path: string;
}

function OneField({ form, kind, path }: OneFieldProps) {
  const t = useTranslations('contentFields.names');
  const last = path.split('.').at(-1)!;
  const name = (/^\d+$/.test(last) ? 'text' : last) as FieldName;
  const label = t(name);
  const input = form.getInputProps(path);
  if (kind === 'flag') return <Checkbox label={label} {...form.getInputProps(path, { type: 'checkbox' })} />;
  if (kind === 'number') return <NumberInput label={label} allowDecimal={false} hideControls {...input} />;
  if (kind === 'text') return <Textarea label={label} className={edit.text} dir="auto" {...input} />;
  return <TextInput label={label} dir="auto" inputMode={kind === 'link' ? 'url' : 'text'} {...input} />;
}
