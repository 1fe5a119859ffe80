import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { minute } from '#shared/dates.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DownIcon, UpIcon } from '#ui/panel/icons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { UndoLine } from '#ui/panel/UndoLine.tsx';
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
  const [removed, setRemoved] = useState<EditedMaterial[]>([]);
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
      {removed.map((material) => (
        <Removed
          key={material.id}
          material={material}
          onEnd={() => setRemoved((all) => all.filter(({ id }) => id !== material.id))}
        />
      ))}
      <QueryState query={query}>
        {({ materials }) => (
          <Shelf
            courseId={courseId}
            lessonId={lessonId}
            materials={materials.filter((one) => one.lesson_id === (lessonId ?? null))}
            onEdit={setOpen}
            onRemoved={(material) => setRemoved((all) => [material, ...all])}
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

/** A removed material, while the page stays open. */
function Removed({ material: { id, title }, onEnd }: { material: EditedMaterial; onEnd(): void }) {
  const t = useTranslations('materialsPanel.remove');
  const act = useMaterialAction();
  const [isBusy, setBusy] = useState(false);
  async function bringBack(): Promise<void> {
    setBusy(true);
    const isBack = await act(materialsPanelApi.restore, { id }, t('undone'));
    setBusy(false);
    if (isBack) onEnd();
  }
  return (
    <UndoLine
      text={t('done', { title: title.ru })}
      undo={t('undo')}
      forMs={10 * minute}
      isBusy={isBusy}
      onUndo={bringBack}
      onEnd={onEnd}
    />
  );
}

interface ShelfProps {
  courseId: string;
  lessonId: string | undefined;
  materials: EditedMaterial[];
  onEdit(material: EditedMaterial): void;
  onRemoved(material: EditedMaterial): void;
}

function Shelf({ courseId, lessonId, materials, onEdit, onRemoved }: ShelfProps) {
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
              onConfirm={async () => {
                if (await act(materialsPanelApi.remove, { id: material.id })) onRemoved(material);
              }}
            />
          </Group>
        </li>
      ))}
    </Stack>
  );
}
