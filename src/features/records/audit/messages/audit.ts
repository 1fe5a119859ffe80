import { defineMessages } from '#shared/i18n.ts';

export const auditMessages = defineMessages({
  ru: {
    list: {
      title: 'Журнал действий',
      searchHint: 'Email, номер или адрес',
      columns: {
        created_at: 'Когда',
        actor: 'Кто',
        role: 'Роль',
        action: 'Действие',
        subject: 'С кем или с чем',
        address: 'Адрес',
      },
      filters: { from: 'Дата с', to: 'Дата по' },
      any: { action: 'Все действия' },
      empty: 'Записей пока нет',
      emptyHint: 'Здесь появится всё, что сотрудники меняют в школе. Записи нельзя изменить или удалить.',
    },
    system: 'Система',
    details: {
      title: 'Запись журнала',
      browser: 'Браузер',
      request: 'Номер запроса',
      id: 'Номер',
    },
    erased: 'стёрто',
  },
  en: {
    list: {
      title: 'Audit log',
      searchHint: 'Email, number or address',
      columns: {
        created_at: 'When',
        actor: 'Who',
        role: 'Role',
        action: 'Action',
        subject: 'On whom or what',
        address: 'Address',
      },
      filters: { from: 'Date from', to: 'Date to' },
      any: { action: 'All actions' },
      empty: 'No entries yet',
      emptyHint: 'All that staff change in the school appears here. Entries cannot be changed or deleted.',
    },
    system: 'System',
    details: {
      title: 'Entry of the log',
      browser: 'Browser',
      request: 'Request',
      id: 'Number',
    },
    erased: 'erased',
  },
  zh: {
    list: {
      title: '审计日志',
      searchHint: '邮箱、编号或地址',
      columns: {
        created_at: '时间',
        actor: '操作人',
        role: '角色',
        action: '操作',
        subject: '对象',
        address: '地址',
      },
      filters: { from: '起始日期', to: '截止日期' },
      any: { action: '全部操作' },
      empty: '暂无记录',
      emptyHint: '员工在学校中所做的修改都会显示在这里，记录无法修改或删除。',
    },
    system: '系统',
    details: {
      title: '日志记录',
      browser: '浏览器',
      request: '请求编号',
      id: '编号',
    },
    erased: '已删除',
  },
});
