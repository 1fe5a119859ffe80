import { defineMessages } from '#shared/i18n.ts';

export const savedViewErrorMessages = defineMessages({
  ru: { too_many_views: 'У этого списка уже {most} ваших видов. Удалите лишний и сохраните снова' },
  en: { too_many_views: 'You have {most} views of this list already. Delete one and save again' },
  zh: { too_many_views: '您在此列表中已有 {most} 个视图。请先删除一个再保存' },
});
