import { defineMessages } from '#shared/i18n.ts';
import { buyingKnowledgeMessages } from './buyingKnowledge.ts';
import { careKnowledgeMessages } from './careKnowledge.ts';
import { courseKnowledgeMessages } from './courseKnowledge.ts';
import { purchaseKnowledgeMessages } from './purchaseKnowledge.ts';

/**
 * Answers about what the school has at this moment. The questions of its own page (feature content) answer where they are
 * about the same, as soon as the school has written them itself.
 */
export const knowledgeMessages = defineMessages({
  ru: {
    questionnaire:
      'Анкету модели можно заполнить на главной странице сайта, в разделе моделей. Мы рассмотрим её и ответим письмом.',
    password:
      'Нажмите «Забыли пароль?» на странице входа и укажите почту: придёт письмо со ссылкой, по которой выбирают новый пароль. Ссылка действует час.',
    mail: 'Проверьте папку «Спам» и нет ли ошибки в адресе. Письмо приходит за несколько минут; отправить его ещё раз можно на странице входа. Если не поможет, позовите сотрудника.',
    contacts: {
      some: 'Связаться с нами: {list}. Или позовите сотрудника прямо в этот чат.',
      none: 'Напишите прямо здесь: я позову сотрудника школы.',
      phone: 'телефон {text}',
      whatsapp: 'WhatsApp {text}',
      telegram: 'Telegram {text}',
      email: 'почта {text}',
    },
    founder: '{name} — {role}.',
    reviews:
      '{count, plural, one {На главной странице # отзыв ученика} few {На главной странице # отзыва учеников} many {На главной странице # отзывов учеников} other {На главной странице # отзыва учеников}}. Например, {name}: «{text}»',
    documents:
      'Документы стоят внизу каждой страницы. Оферта: {offer}, политика конфиденциальности: {privacy}',
    employment:
      'Работу и заработок мы не обещаем и не гарантируем: учим находить заказы, собирать портфолио и читать договоры. Остальное зависит от вас и заказчиков.',
    technical: {
      always:
        'Обновите страницу, проверьте интернет и попробуйте другой браузер. Если не поможет, техническая поддержка работает круглосуточно: опишите здесь, что видите, и позовите сотрудника.',
      some: 'Обновите страницу, проверьте интернет и попробуйте другой браузер. Если не поможет, опишите здесь, что видите, и позовите сотрудника.',
    },
    greeting: 'Здравствуйте! Могу помочь: спрашивайте о ценах и оплате, уроках, рассрочке, доступе.',
    thanks: 'Пожалуйста! Рад помочь. Если появятся вопросы, пишите.',
    identity:
      'Я помощник школы, программа: отвечаю на вопросы о курсах. Если нужен человек, позову сотрудника.',
    requisites:
      '{name}{inn, select, none {} other {, ИНН {inn}}}{ogrn, select, none {} other {, ОГРН {ogrn}}}.',
    address: {
      some: 'Школа работает онлайн, учиться можно откуда угодно. Адрес: {address}.',
      none: 'Школа работает онлайн, учиться можно откуда угодно.',
    },
    otherTown: 'Учиться можно из любого города и любой страны: уроки идут онлайн, приезжать никуда не нужно.',
    vacancies: 'Есть ли сейчас вакансии, скажет сотрудник школы: позовите его и коротко напишите о себе.',
    hours: {
      always:
        'Техническая поддержка работает круглосуточно, я отвечаю сразу.{teachers, select, yes { На вопросы по урокам отвечают преподаватели.} other {}}',
      some: 'Я отвечаю сразу и круглосуточно. Сотрудники школы на связи {times} (время школы){teachers, select, yes {, на вопросы по урокам отвечают преподаватели} other {}}.',
      never: 'Я отвечаю сразу и круглосуточно. Сотрудникам можно оставить сообщение: ответ придёт на почту.',
    },
    erasure:
      'В личном кабинете откройте «Мои данные»: там можно скачать всё, что о вас хранится, и удалить аккаунт. Записи о заказах останутся без имени.',
    profile:
      'Имя, телефон и почту меняют в личном кабинете, в разделе «Мой профиль». Новый адрес почты нужно подтвердить по ссылке из письма.',
    ...buyingKnowledgeMessages.ru,
    ...courseKnowledgeMessages.ru,
    ...careKnowledgeMessages.ru,
    ...purchaseKnowledgeMessages.ru,
  },
  en: {
    questionnaire:
      'You can fill in the model application form on the home page, in the models section. We look at every application and answer by email.',
    password:
      'Press “Forgot your password?” on the sign-in page and enter your email: we send you a link to choose a new password. The link works for an hour.',
    mail: 'Please check your spam folder and check the address for typing mistakes. The email takes a few minutes; you can have it sent again on the sign-in page. If that does not help, call a person.',
    contacts: {
      some: 'You can reach us by {list}. Or call a person right into this chat.',
      none: 'Write right here: I will call somebody from the school.',
      phone: 'phone {text}',
      whatsapp: 'WhatsApp {text}',
      telegram: 'Telegram {text}',
      email: 'email {text}',
    },
    founder: '{name}, {role}.',
    reviews:
      '{count, plural, one {There is # review} other {There are # reviews}} by students on the home page. One of them, {name}: “{text}”',
    documents:
      'The documents are linked at the foot of every page. Public offer (terms): {offer}, privacy policy: {privacy}',
    employment:
      'We do not promise or guarantee jobs or earnings: we teach how to find work, make a portfolio and read contracts. The rest is up to you and the clients.',
    technical: {
      always:
        'Reload the page, check your connection and try another browser. If that does not help, technical support is there around the clock: tell us what you see and call a person.',
      some: 'Reload the page, check your connection and try another browser. If that does not help, tell us what you see and call a person.',
    },
    greeting: 'Hello! I can help: ask me about prices and paying, lessons, instalments, access.',
    thanks: 'You are welcome! Glad to help. Ask whenever you like.',
    identity:
      'I am the assistant of the school, a program: I answer questions about the courses. If you need a person, I will call one.',
    requisites:
      '{name}{inn, select, none {} other {, INN {inn}}}{ogrn, select, none {} other {, OGRN {ogrn}}}.',
    address: {
      some: 'The school works online, you can study from anywhere. Address: {address}.',
      none: 'The school works online, you can study from anywhere.',
    },
    otherTown:
      'You can study from any town and any country: the lessons are online, and there is nowhere to travel to.',
    vacancies:
      'Whether there are vacancies now, a member of staff can tell you: call one and write a few words about yourself.',
    hours: {
      always:
        'Technical support is there around the clock, and I answer at once.{teachers, select, yes { Questions about the lessons are answered by the teachers.} other {}}',
      some: 'I answer at once, around the clock. People of the school are there {times} (school time){teachers, select, yes {; questions about the lessons are answered by the teachers} other {}}.',
      never:
        'I answer at once, around the clock. You can leave a message for the people of the school: the answer comes by email.',
    },
    erasure:
      'Open “My data” in your account: there you can download all we hold about you and delete your account. Records of orders stay, without your name.',
    profile:
      'You change your name, phone and email in your account, under “My profile”. A new email address is confirmed with the link we send to it.',
    ...buyingKnowledgeMessages.en,
    ...courseKnowledgeMessages.en,
    ...careKnowledgeMessages.en,
    ...purchaseKnowledgeMessages.en,
  },
  zh: {
    questionnaire: '您可以在首页的模特栏目填写模特申请表。我们会审核每份申请并邮件回复。',
    password:
      '在登录页点击“忘记密码”，填写邮箱，我们会发送一封邮件，点击其中的链接即可设置新密码。链接一小时内有效。',
    mail: '请检查垃圾邮件箱，并确认邮箱地址没有写错。邮件几分钟内送达，也可在登录页重新发送。如果仍未收到，可以转接人工。',
    contacts: {
      some: '联系方式：{list}。也可以在此聊天中转接人工。',
      none: '请直接在这里留言，我会为您转接学校工作人员。',
      phone: '电话 {text}',
      whatsapp: 'WhatsApp {text}',
      telegram: 'Telegram {text}',
      email: '邮箱 {text}',
    },
    founder: '{name}，{role}。',
    reviews: '首页有 {count} 条学员评价。例如 {name}：“{text}”',
    documents: '文件链接在每页底部。公开要约（条款）：{offer}，隐私政策：{privacy}',
    employment: '我们不承诺、不保证工作或收入：我们教您寻找工作、制作作品集、读懂合同，其余取决于您和客户。',
    technical: {
      always:
        '请刷新页面、检查网络，并尝试其他浏览器。如仍有问题，技术支持全天候在线：请描述您看到的情况并转接人工客服。',
      some: '请刷新页面、检查网络，并尝试其他浏览器。如仍有问题，请描述您看到的情况并转接人工客服。',
    },
    greeting: '您好！我可以帮您了解价格与付款、课程内容、分期和访问权限，请提问。',
    thanks: '不客气！很高兴能帮到您，有问题随时问。',
    identity: '我是学校的智能助手，回答关于课程的问题。如需人工，我可以为您转接。',
    requisites:
      '{name}{inn, select, none {} other {，税号（INN）{inn}}}{ogrn, select, none {} other {，注册号（OGRN）{ogrn}}}。',
    address: {
      some: '学校为在线教学，在任何地方都可以学习。地址：{address}。',
      none: '学校为在线教学，在任何地方都可以学习。',
    },
    otherTown: '在任何城市、任何国家都可以学习：课程在线进行，不需要到现场。',
    vacancies: '目前是否招聘，请向学校工作人员了解：转接人工，并简单介绍一下自己。',
    hours: {
      always:
        '技术支持全天候（24 小时）在线，我会立即回答。{teachers, select, yes {课程问题由老师解答。} other {}}',
      some: '我全天候（24 小时）立即回答。学校工作人员在线时间：{times}（学校时间）{teachers, select, yes {，课程问题由老师解答} other {}}。',
      never: '我全天候（24 小时）立即回答。也可以给学校工作人员留言，我们会通过邮件回复。',
    },
    erasure:
      '在个人中心打开“我的数据”：可以下载我们保存的所有信息，也可以删除账号。订单记录会去除姓名后保留。',
    profile: '在个人中心的“我的个人资料”中可以修改姓名、电话和邮箱。新邮箱需要通过邮件中的链接确认。',
    ...buyingKnowledgeMessages.zh,
    ...courseKnowledgeMessages.zh,
    ...careKnowledgeMessages.zh,
    ...purchaseKnowledgeMessages.zh,
  },
});
