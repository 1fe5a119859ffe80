import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const materialsPrivacyMessages = defineMessages({
  ru: {
    sections: { material_tickets: 'Пропуска к материалам' },
    columns: { material_id: 'Номер материала' },
  },
  en: {
    sections: { material_tickets: 'Tickets to materials' },
    columns: { material_id: 'Number of the material' },
  },
  zh: { sections: { material_tickets: '资料下载凭证' }, columns: { material_id: '资料编号' } },
});
