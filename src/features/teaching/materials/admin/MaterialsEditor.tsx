import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DownIcon, UpIcon } from '#ui/panel/icons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { type EditedMaterial, materialsPanelApi } from '../contract.ts';
import { MaterialForm } from './MaterialForm.tsx';
import styles from './Materials.module.css';
import { useMaterialAction } from './useMaterialAction.ts';

interface EditorProps {
  courseId: string;
  /** Materials of one lesson; without it, of the course as a whole. */
  lessonId?: string | undefined;
}

/** Files and links: added, changed, ordered and deleted. */
export function MaterialsEditor({ courseId, lessonId }: EditorProps) {
  const t = useTranslations('materialsPanel');
  const query = useCall(materialsPanelApi.list, { id: courseId });
  const titleId = useId();
  const [open, setOpen] = useState<EditedMaterial | 'new' | null>(null);
  return (
    <section aria-labelledby={titleId} className={styles.editor}>
      <Group justify="space-between" mb="xs">
        <div>
          <Title order={2} size="h4" id={titleId}>
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {lessonId ? t('lessonHint') : t('courseHint')}
          </Text>
        </div>
        <Button variant="default" onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      </Group>
      <QueryState query={query}>
        {({ materials }) => (
          <Shelf
            courseId={courseId}
            lessonId={lessonId}
            materials={materials.filter((one) => one.lesson_id === (lessonId ?? null))}
            onEdit={setOpen}
          />
        )}
      </QueryState>
      <PanelDialog
        title={open === 'new' ? t('addTitle') : t('editTitle')}
        isOpen={open !== null}
        onClose={() => setOpen(null)}
      >
        {open && (
          <MaterialForm
            courseId={courseId}
            lessonId={lessonId}
            material={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
          />
        )}
      </PanelDialog>
    </section>
  );
}

interface ShelfProps {
  courseId: string;
  lessonId: string | undefined;
  materials: EditedMaterial[];
  onEdit(material: EditedMaterial): void;
}

function Shelf({ courseId, lessonId, materials, onEdit }: ShelfProps) {
  const t = useTranslations('materialsPanel');
  const act = useMaterialAction();
  if (materials.length === 0) return <Text c="dimmed">{t('empty')}</Text>;
  const move = (index: number, by: -1 | 1) => {
    const ids = materials.map(({ id }) => id);
    [ids[index], ids[index + by]] = [ids[index + by]!, ids[index]!];
    const input = { id: courseId, ids, ...(lessonId && { lesson_id: lessonId }) };
    return act(materialsPanelApi.arrange, input, t('ordered'));
  };
  return (
    <Stack gap={0} component="ul" className={styles.list}>
      {materials.map((material, index) => (
        <li key={material.id} className={styles.row}>
          <div className={styles.name}>
            <Text fw={500}>{material.title.ru}</Text>
            <Text size="sm" c="dimmed">
              {t(`purposes.${material.purpose}`)} · {material.file_name ?? material.url}
            </Text>
          </div>
          <Group gap="xs" wrap="nowrap">
            <ActionIcon
              variant="default"
              aria-label={t('up', { title: material.title.ru })}
              disabled={index === 0}
              onClick={() => void move(index, -1)}
            >
              <UpIcon />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={t('down', { title: material.title.ru })}
              disabled={index === materials.length - 1}
              onClick={() => void move(index, 1)}
            >
              <DownIcon />
            </ActionIcon>
            <Button variant="default" onClick={() => onEdit(material)}>
              {t('edit')}
            </Button>
            <ConfirmButton
              label={t('remove.button')}
              title={t('remove.title')}
              text={t('remove.text', { title: material.title.ru })}
              confirm={t('remove.confirm')}
              onConfirm={() => act(materialsPanelApi.remove, { id: material.id }, t('remove.done'))}
            />
          </Group>
        </li>
      ))}
    </Stack>
  );
}
