import { defineMessages } from '#shared/i18n.ts';

/** Rights of each role, as the panel explains them. */
export const rightsMessages = defineMessages({
  ru: {
    button: 'Что могут роли',
    title: 'Роли и права',
    lead: 'Права проверяет сервер при каждом запросе. Роли сотрудников назначает главный администратор.',
    none: 'Обычный ученик, без доступа к панели.',
    can: {
      users: {
        view: 'видеть пользователей',
        edit: 'изменять пользователей, блокировать их и завершать их сеансы',
        manage: 'создавать и удалять пользователей',
      },
      orders: {
        view: 'видеть заказы',
        manage: 'вести заказы',
      },
      refunds: {
        manage: 'оформлять возвраты',
      },
      models: {
        view: 'видеть моделей',
        manage: 'вести галерею моделей',
      },
      applications: {
        view: 'видеть анкеты',
        manage: 'рассматривать анкеты',
      },
      courses: {
        view: 'видеть курсы',
        manage: 'менять цены курсов',
      },
      lessons: {
        manage: 'вести уроки',
      },
      materials: {
        manage: 'вести материалы курсов',
      },
      course_access: {
        manage: 'открывать и закрывать доступ к курсам',
      },
      installment: {
        view: 'видеть заявки на рассрочку',
        manage: 'вести рассрочку',
      },
      statistics: {
        view: 'видеть статистику',
      },
      financial_reports: {
        view: 'видеть финансовые отчёты',
      },
      data: {
        export: 'выгружать данные',
      },
      reviews: {
        manage: 'вести отзывы',
      },
      content: {
        manage: 'изменять тексты и контакты сайта',
      },
      support: {
        chat: 'отвечать в чате поддержки',
      },
      system: {
        logs: 'читать журналы',
        settings: 'изменять настройки системы',
      },
      roles: {
        manage: 'назначать роли',
      },
    },
  },
  en: {
    button: 'What roles may do',
    title: 'Roles and rights',
    lead: 'The server checks rights on every request. Roles are given by the super administrator.',
    none: 'An ordinary student, without access to the panel.',
    can: {
      users: {
        view: 'see users',
        edit: 'edit users, block them and end their sessions',
        manage: 'create and delete users',
      },
      orders: {
        view: 'see orders',
        manage: 'manage orders',
      },
      refunds: {
        manage: 'make refunds',
      },
      models: {
        view: 'see models',
        manage: 'manage the gallery of models',
      },
      applications: {
        view: 'see applications',
        manage: 'decide on applications',
      },
      courses: {
        view: 'see courses',
        manage: 'change course prices',
      },
      lessons: {
        manage: 'manage lessons',
      },
      materials: {
        manage: 'manage course materials',
      },
      course_access: {
        manage: 'open and close course access',
      },
      installment: {
        view: 'see instalment applications',
        manage: 'manage instalments',
      },
      statistics: {
        view: 'see statistics',
      },
      financial_reports: {
        view: 'see financial reports',
      },
      data: {
        export: 'export data',
      },
      reviews: {
        manage: 'manage reviews',
      },
      content: {
        manage: 'edit the site’s texts and contacts',
      },
      support: {
        chat: 'answer in the support chat',
      },
      system: {
        logs: 'read the logs',
        settings: 'change system settings',
      },
      roles: {
        manage: 'give roles',
      },
    },
  },
  zh: {
    button: '角色权限说明',
    title: '角色与权限',
    lead: '服务器在每次请求时检查权限，角色由超级管理员授予。',
    none: '普通学员，无权访问后台。',
    can: {
      users: {
        view: '查看用户',
        edit: '编辑用户、封禁用户并结束其会话',
        manage: '创建和删除用户',
      },
      orders: {
        view: '查看订单',
        manage: '管理订单',
      },
      refunds: {
        manage: '办理退款',
      },
      models: {
        view: '查看模特',
        manage: '管理模特图库',
      },
      applications: {
        view: '查看申请',
        manage: '审核申请',
      },
      courses: {
        view: '查看课程',
        manage: '修改课程价格',
      },
      lessons: {
        manage: '管理课节',
      },
      materials: {
        manage: '管理课程资料',
      },
      course_access: {
        manage: '开通和关闭课程权限',
      },
      installment: {
        view: '查看分期申请',
        manage: '管理分期',
      },
      statistics: {
        view: '查看统计',
      },
      financial_reports: {
        view: '查看财务报表',
      },
      data: {
        export: '导出数据',
      },
      reviews: {
        manage: '管理评价',
      },
      content: {
        manage: '修改网站文字和联系方式',
      },
      support: {
        chat: '回复客服聊天',
      },
      system: {
        logs: '查看日志',
        settings: '修改系统设置',
      },
      roles: {
        manage: '授予角色',
      },
    },
  },
});
