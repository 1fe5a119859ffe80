import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MovableList } from '#ui/panel/MovableList.tsx';
import { modelsPanelApi } from '../contract/panel.ts';
import type { PanelModel } from '../listing.ts';
import styles from './Models.module.css';
import { ModelTile } from './ModelTile.tsx';
import type { Removed } from './removed.ts';
import { useModelAction } from './useModelAction.ts';

interface ModelListProps {
  models: PanelModel[];
  mayManage: boolean;
  /** They stand as in the gallery. */
  isMovable: boolean;
  onRemoved(removed: Removed | null): void;
}

/** Cards whose order dragging changes: by pointer, finger or keyboard. */
export function ModelList({ models, mayManage, isMovable, onRemoved }: ModelListProps) {
  const { shown, put } = useOrder(models);
  const items = shown.map(({ id, name }) => ({ id, title: name }));
  const move = (id: string, onto: string) =>
    void put(
      id,
      shown.findIndex((model) => model.id === onto),
    );
  return (
    <MovableList
      items={items}
      words={useTranslations('modelsPanel.dnd')}
      isGrid
      isMovable={isMovable}
      onMove={move}
    >
      <ul className={styles.models}>
        {shown.map((model) => (
          <ModelTile
            key={model.id}
            model={model}
            mayManage={mayManage}
            isMovable={isMovable}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
    </MovableList>
  );
}

/** Shows a new order at once, and the saved one where saving fails. */
function useOrder(models: PanelModel[]) {
  const t = useTranslations('modelsPanel.dnd');
  const { run } = useModelAction();
  const [moved, setMoved] = useState<PanelModel[] | null>(null);
  const put = async (id: string, to: number) => {
    const from = models.findIndex((model) => model.id === id);
    const order = arrayMove(models, from, to);
    setMoved(order);
    const beside =
      to > 0
        ? { beside: order[to - 1]!.id, side: 'after' as const }
        : { beside: order[1]!.id, side: 'before' as const };
    const words = { done: () => t('done'), failed: (reason: string) => t('failed', { reason }) };
    await run(modelsPanelApi.move, { id, ...beside }, words);
    setMoved(null);
  };
  return { shown: moved ?? models, put };
}
