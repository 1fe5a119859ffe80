import { defineMessages } from '#shared/i18n.ts';

/** What staff read of where an answer comes from. */
export const topicMessages = defineMessages({
  ru: {
    price: 'Цены курсов', 'payment-methods': 'Способы оплаты', paypal: 'PayPal', instalment: 'Рассрочка', refund: 'Возврат денег',
    programme: 'Программа курсов', duration: 'Сколько длится обучение', access: 'Доступ к урокам', certificate: 'Сертификат',
    consultation: 'Консультация', age: 'Возраст', rating: 'Рейтинг модели', questionnaire: 'Анкета модели', password: 'Пароль',
    'no-mail': 'Не пришло письмо', 'premium-start': 'Начало курса', agencies: 'Агентства', community: 'Сообщество', guide: 'PDF-гайд',
    templates: 'Шаблоны портфолио', 'second-course': 'Скидка на второй курс', discount: 'Скидки и акции', 'promo-code': 'Промокод',
    contacts: 'Контакты', bonuses: 'Что входит кроме уроков', founder: 'Основатель', reviews: 'Отзывы', receipt: 'Чек', safety: 'Надёжность',
    minors: 'До 18 лет', device: 'Устройства', documents: 'Документы', schedule: 'Расписание', registration: 'Регистрация',
    appearance: 'Внешность и опыт', employment: 'Работа после курса', buying: 'Как купить', start: 'Когда откроется доступ',
    technical: 'Технические трудности', greeting: 'Приветствие', thanks: 'Благодарность', identity: 'Кто отвечает', requisites: 'Реквизиты',
    address: 'Адрес', 'opening-hours': 'Часы поддержки', erasure: 'Удаление аккаунта', profile: 'Профиль', languages: 'Языки',
    'own-orders': 'Заказы спросившего', 'own-access': 'Доступ спросившего', 'own-progress': 'Прогресс спросившего',
  },
  en: {
    price: 'Prices of courses', 'payment-methods': 'Ways to pay', paypal: 'PayPal', instalment: 'Instalments', refund: 'Refund',
    programme: 'Programme', duration: 'How long it takes', access: 'Access to lessons', certificate: 'Certificate',
    consultation: 'Consultation', age: 'Age', rating: 'Model rating', questionnaire: 'Model application', password: 'Password',
    'no-mail': 'An email that did not come', 'premium-start': 'Start of a course', agencies: 'Agencies', community: 'Community', guide: 'PDF guide',
    templates: 'Portfolio templates', 'second-course': 'Discount on a second course', discount: 'Discounts', 'promo-code': 'Promo code',
    contacts: 'Contacts', bonuses: 'What comes with the lessons', founder: 'Founder', reviews: 'Reviews', receipt: 'Receipt', safety: 'Trust',
    minors: 'Under 18', device: 'Devices', documents: 'Documents', schedule: 'Schedule', registration: 'Registration',
    appearance: 'Looks and experience', employment: 'Work after the course', buying: 'How to buy', start: 'When access opens',
    technical: 'Technical trouble', greeting: 'Greeting', thanks: 'Thanks', identity: 'Who answers', requisites: 'Requisites',
    address: 'Address', 'opening-hours': 'Support hours', erasure: 'Deleting the account', profile: 'Profile', languages: 'Languages',
    'own-orders': 'Own orders', 'own-access': 'Own access', 'own-progress': 'Own progress',
  },
  zh: {
    price: '课程价格', 'payment-methods': '付款方式', paypal: 'PayPal', instalment: '分期付款', refund: '退款',
    programme: '课程内容', duration: '学习时长', access: '课程访问', certificate: '证书',
    consultation: '咨询', age: '年龄', rating: '模特评分', questionnaire: '模特申请表', password: '密码',
    'no-mail': '未收到邮件', 'premium-start': '开课日期', agencies: '经纪公司', community: '社群', guide: 'PDF 指南',
    templates: '作品集模板', 'second-course': '第二门课程折扣', discount: '折扣与活动', 'promo-code': '优惠码',
    contacts: '联系方式', bonuses: '课程附带内容', founder: '创始人', reviews: '评价', receipt: '收据', safety: '可靠性',
    minors: '未满 18 岁', device: '设备', documents: '文件', schedule: '时间表', registration: '注册',
    appearance: '外貌与经验', employment: '课后工作', buying: '如何购买', start: '何时开放',
    technical: '技术问题', greeting: '问候', thanks: '感谢', identity: '回答者', requisites: '公司信息',
    address: '地址', 'opening-hours': '客服时间', erasure: '删除账号', profile: '个人资料', languages: '语言',
    'own-orders': '提问者的订单', 'own-access': '提问者的访问权限', 'own-progress': '提问者的进度',
  },
});
