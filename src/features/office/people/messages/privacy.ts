import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const peoplePrivacyMessages = defineMessages({
  ru: {
    sections: {
      person_notes: 'Заметки сотрудников о вас',
      batches: 'Что вы сделали сразу с несколькими людьми за неделю',
      batch_people: 'Что сотрудники сделали за неделю с вами и другими сразу',
    },
    columns: { mark: 'Когда изменено', undone_at: 'Когда отменено' },
  },
  en: {
    sections: {
      person_notes: 'Notes of staff about you',
      batches: 'What you did to several people at once within a week',
      batch_people: 'What staff did within a week to you and others at once',
    },
    columns: { mark: 'Changed at', undone_at: 'Taken back at' },
  },
  zh: {
    sections: {
      person_notes: '员工关于您的备注',
      batches: '您一周内对多人进行的操作',
      batch_people: '员工一周内对您及他人进行的批量操作',
    },
    columns: { mark: '更改时间', undone_at: '撤销时间' },
  },
});
