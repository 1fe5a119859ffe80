import { useTranslations } from 'use-intl';
import { MovableList } from '#ui/panel/MovableList.tsx';
import type { Removed } from '#ui/panel/Removal.tsx';
import { useMovedOrder } from '#ui/panel/useMovedOrder.ts';
import { modelsPanelApi } from '../contract/panel.ts';
import type { PanelModel } from '../listing.ts';
import styles from './Models.module.css';
import { ModelTile } from './ModelTile.tsx';
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
  const t = useTranslations('modelsPanel.dnd');
  const { run } = useModelAction();
  const words = { done: () => t('done'), failed: (reason: string) => t('failed', { reason }) };
  const { shown, move } = useMovedOrder(models, (id, place) =>
    run(modelsPanelApi.move, { id, ...place }, words),
  );
  const items = shown.map(({ id, name }) => ({ id, title: name }));
  return (
    <MovableList items={items} words={t} isGrid isMovable={isMovable} onMove={move}>
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
