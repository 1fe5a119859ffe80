import { useTranslations } from 'use-intl';
import type { Listing } from '#shared/listing.ts';
import { Tabs } from '#ui/panel/Tabs.tsx';
import { useViews } from './useViews.ts';

/** Views of a list as tabs, each a link; nothing while there are none. */
export function SavedViews({ listing }: { listing: Listing }) {
  const t = useTranslations('savedViews');
  const { views, current, selection, to } = useViews(listing);
  if (views.length === 0) return null;
  const all = { to: to(''), label: t('all'), isCurrent: selection === '' && !current };
  return (
    <Tabs
      label={t('title')}
      tabs={[
        all,
        ...views.map((view) => ({
          to: to(view.query),
          label: (
            <>
              {view.name} {view.is_shared && <small>{t('sharedMark')}</small>}
            </>
          ),
          isCurrent: view === current,
        })),
      ]}
    />
  );
}
