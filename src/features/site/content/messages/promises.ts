import { defineMessages } from '#shared/i18n.ts';

/**
 * Lists of the final call: benefits of a course, and values of the school. Six each: where a school lacks the
 * benefit a line promises (school/rules/benefits.ts), a spare one takes its place.
 */
export const promisesMessages = defineMessages({
  ru: {
    included: {
      lessons:
        'Видеоуроки с практикой: {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} от основ до первого договора',
      lessons_hours:
        'Видеоуроки: {lessons}, с практикой {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
      lessons_own:
        '{lessons, plural, one {# видеоурок} few {# видеоурока} many {# видеоуроков} other {# видеоурока}} с практикой',
      guide: 'Руководство в PDF, около {guidePages} страниц',
      guide_own: 'Руководство в PDF',
      consultation: 'Личная консультация, {consultationMinutes} минут',
      community: 'Закрытое сообщество учеников и выпускников',
      templates_agencies: 'Шаблоны портфолио и база модельных агентств',
      templates: 'Шаблоны портфолио',
      agencies: 'База модельных агентств',
      access: 'Доступ и обновления навсегда',
    },
    includedSpare: {
      cabinet: 'Личный кабинет: урок продолжится там, где вы остановились',
      devices: 'Уроки на телефоне, планшете и компьютере',
      second_course: 'Скидка {secondCoursePercent}\u00a0% на второй курс и все следующие',
      progress: 'Прогресс по каждому уроку и курсу',
      languages: 'Сайт и личный кабинет на русском, английском и китайском',
      orders: 'Документы и чеки каждого заказа в личном кабинете',
    },
    guarantees: {
      refund: 'Вернём деньги в течение {refundDays} дней',
      support: 'Техническая поддержка круглосуточно',
      support_hours: 'Поддержка в чате: сотрудник ответит в рабочие часы',
      certificate: 'Именной сертификат по окончании',
      instalments: 'Рассрочка без процентов',
      access: 'Доступ сразу после оплаты',
      receipt: 'Чек на каждую покупку',
    },
    guaranteesSpare: {
      secure: 'Оплата на защищённой странице платёжной системы',
      data: 'Ваши данные можно скачать и удалить в любой момент',
      price: 'Вы платите ровно ту цену, которую видите на сайте',
    },
  },
  en: {
    included: {
      lessons:
        'Video lessons with practice: {hours, plural, one {# hour} other {# hours}} from the basics to the first contract',
      lessons_hours:
        '{lessons, plural, one {# video lesson} other {# video lessons}}, {hours, plural, one {# hour} other {# hours}} with practice',
      lessons_own: '{lessons, plural, one {# video lesson} other {# video lessons}} with practice',
      guide: 'A PDF guide of about {guidePages} pages',
      guide_own: 'A PDF guide',
      consultation: 'A personal consultation of {consultationMinutes} minutes',
      community: 'A closed community of students and graduates',
      templates_agencies: 'Portfolio templates and a database of modelling agencies',
      templates: 'Portfolio templates',
      agencies: 'A database of modelling agencies',
      access: 'Lifetime access and updates',
    },
    includedSpare: {
      cabinet: 'Pick up every lesson where you left off',
      devices: 'Lessons on a phone, a tablet and a computer',
      second_course: '{secondCoursePercent}% off your second course and all that follow',
      progress: 'Your progress in every lesson and course',
      languages: 'The site and your account in English, Russian and Chinese',
      orders: 'The documents and receipts of every order in your account',
    },
    guarantees: {
      refund: 'Your money back within {refundDays} days',
      support: 'Technical support around the clock',
      support_hours: 'Support in the chat: a person answers in working hours',
      certificate: 'A certificate in your name when you finish',
      instalments: 'Instalments at 0%',
      access: 'Access right after paying',
      receipt: 'A receipt for every purchase',
    },
    guaranteesSpare: {
      secure: 'Payment on the secure page of the payment system',
      data: 'Your data, yours to download and delete at any time',
      price: 'You pay exactly the price that the site shows',
    },
  },
  zh: {
    included: {
      lessons: '视频课程与练习：{hours} 小时，从入门到第一份合同',
      lessons_hours: '{lessons} 节视频课，含练习共 {hours} 小时',
      lessons_own: '{lessons} 节视频课与练习',
      guide: '约 {guidePages} 页的 PDF 指南',
      guide_own: 'PDF 指南',
      consultation: '{consultationMinutes} 分钟一对一咨询',
      community: '学员专属社群',
      templates_agencies: '作品集模板与模特经纪公司名录',
      templates: '作品集模板',
      agencies: '模特经纪公司名录',
      access: '永久访问与更新',
    },
    includedSpare: {
      cabinet: '个人中心：从上次停下的地方继续观看',
      devices: '手机、平板、电脑均可学习',
      second_course: '第二门及后续课程优惠 {secondCoursePercent}%',
      progress: '每节课、每门课程的学习进度',
      languages: '网站与个人中心支持中文、英文和俄文',
      orders: '个人中心内可查看每笔订单的文件和收据',
    },
    guarantees: {
      refund: '{refundDays} 天内可退款',
      support: '技术支持全天候在线',
      support_hours: '聊天支持：工作时间由人工答复',
      certificate: '结业颁发个人证书',
      instalments: '免息分期付款',
      access: '付款后立即开通',
      receipt: '每次购买均有收据',
    },
    guaranteesSpare: {
      secure: '在支付系统的安全页面付款',
      data: '您的数据可随时下载和删除',
      price: '实付金额与网站标价完全一致',
    },
  },
});
