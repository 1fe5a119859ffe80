import { defineMessages } from '#shared/i18n.ts';

/** The frame of every page of the cabinet. */
export const cabinetMessages = defineMessages({
  ru: {
    title: 'Личный кабинет',
    checking: 'Проверяем вход…',
    loadError: 'Ошибка загрузки данных',
    nav: {
      label: 'Кабинет',
      home: 'Главная',
      cabinet: 'Кабинет',
      orders: 'Заказы',
      data: 'Данные',
      admin: 'Панель управления',
      logout: 'Выйти',
      profile: 'Профиль',
    },
  },
  en: {
    title: 'My account',
    checking: 'Checking your sign-in…',
    loadError: 'The data could not be loaded',
    nav: {
      label: 'My account',
      home: 'Home',
      cabinet: 'Account',
      orders: 'Orders',
      data: 'Data',
      admin: 'Admin',
      logout: 'Logout',
      profile: 'Profile',
    },
  },
  zh: {
    title: '个人中心',
    checking: '正在验证登录…',
    loadError: '数据加载失败',
    nav: {
      label: '个人中心',
      home: '首页',
      cabinet: '个人中心',
      orders: '订单',
      data: '我的数据',
      admin: '管理后台',
      logout: '退出登录',
      profile: '个人资料',
    },
  },
});
