import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const savedViewsPrivacyMessages = defineMessages({
  ru: {
    sections: { saved_views: 'Виды списков, которые вы сохранили' },
    columns: { query: 'Поиск и фильтры', is_shared: 'Виден коллегам' },
  },
  en: {
    sections: { saved_views: 'Views of lists that you have saved' },
    columns: { query: 'Search and filters', is_shared: 'Shared with colleagues' },
  },
  zh: {
    sections: { saved_views: '您保存的列表视图' },
    columns: { query: '搜索与筛选', is_shared: '与同事共享' },
  },
});
