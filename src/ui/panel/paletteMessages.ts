import { defineMessages } from '#shared/i18n.ts';

/** Texts of the search over the whole panel. */
export const paletteMessages = defineMessages({
  ru: {
    open: 'Найти',
    title: 'Поиск по панели',
    field: 'Имя, почта, номер заказа, урок, раздел',
    hint: 'Стрелки выбирают, Enter открывает, Escape закрывает',
    nothing: 'Ничего не нашлось',
    kinds: {
      sections: 'Разделы',
      actions: 'Действия',
      people: 'Люди',
      orders: 'Заказы',
      applications: 'Анкеты моделей',
      courses: 'Курсы',
      lessons: 'Уроки',
      settings: 'Настройки',
    },
  },
  en: {
    open: 'Find',
    title: 'Search the panel',
    field: 'Name, email, order number, lesson, section',
    hint: 'Arrows choose, Enter opens, Escape closes',
    nothing: 'Nothing was found',
    kinds: {
      sections: 'Sections',
      actions: 'Actions',
      people: 'People',
      orders: 'Orders',
      applications: 'Model applications',
      courses: 'Courses',
      lessons: 'Lessons',
      settings: 'Settings',
    },
  },
  zh: {
    open: '查找',
    title: '在管理面板中查找',
    field: '姓名、邮箱、订单号、课节、栏目',
    hint: '方向键选择，Enter 打开，Escape 关闭',
    nothing: '没有找到',
    kinds: {
      sections: '栏目',
      actions: '操作',
      people: '用户',
      orders: '订单',
      applications: '模特申请',
      courses: '课程',
      lessons: '课节',
      settings: '设置',
    },
  },
});
