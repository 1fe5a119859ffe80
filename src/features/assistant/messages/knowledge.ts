import { defineMessages } from '#shared/i18n.ts';

/**
 * Answers about what the school has at this moment. The questions of its own page (feature content) answer where they are
 * about the same, as soon as the school has written them itself.
 */
export const knowledgeMessages = defineMessages({
  ru: {
    price: {
      one: 'Курс «{title}» — {price}.',
      compared: 'Курс «{title}» — {price} вместо {regular}.',
      until: 'Курс «{title}» — {price} вместо {regular} по акции до {day} включительно.',
      today: 'Курс «{title}» — {price} вместо {regular}, акция действует сегодня.',
      presale: 'Предзаказ, уроки откроются {day}.',
      own: 'Это ваши цены с учётом скидки.',
    },
    pay: 'Оплатить можно картами МИР, Visa, MasterCard и Maestro, через YooMoney и SberPay. Чек приходит на почту.',
    paypal:
      'К сожалению, PayPal не принимаем. Есть карты МИР, Visa, MasterCard и Maestro, YooMoney и SberPay.',
    instalments: {
      on: 'Да, есть рассрочка без процентов: на {months}, для курсов от {minimum}. Заявку рассматривает банк, обычно за одну-три минуты, а платите вы ровно цену курса.',
      off: 'Сейчас рассрочки нет: курс оплачивается целиком, картой, через YooMoney или SberPay.',
    },
    refund: {
      cabinet:
        'Деньги можно вернуть в течение {days} дней после покупки: попросите возврат в личном кабинете или напишите в поддержку. Вернём на ту карту, с которой вы платили.',
      mail: 'Деньги можно вернуть в течение {days} дней после покупки: напишите в школу с адреса, указанного в заказе. Вернём на ту карту, с которой вы платили.',
    },
    programme: {
      main: 'В курсе «{title}» {lessons, plural, one {# видеоурок} few {# видеоурока} many {# видеоуроков} other {# видеоурока}}: {list}.',
      hours:
        'Всего {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} занятий с практикой.',
      others: 'Ещё есть {list}.',
      other: '«{title}» ({lessons, plural, one {# урок} few {# урока} many {# уроков} other {# урока}})',
    },
    duration:
      'Мы советуем заниматься от {minutes} минут в день: курс обычно проходят за {weeks} недели, в программе {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} с практикой. Сроков нет, можно быстрее или медленнее.',
    access:
      'Доступ к урокам и всем обновлениям остаётся у вас навсегда: пересматривайте сколько угодно, он не заканчивается.',
    accessFrom: 'У курса «{title}» уроки откроются {day}.',
    certificate: {
      on: 'Да, после всех уроков в личном кабинете появляется именной сертификат с номером: его подлинность может проверить любой.',
      off: 'Сертификат по окончании школа сейчас не выдаёт.',
    },
    consultation: {
      on: 'Личная консультация длится {minutes} минут, то есть час; разбираем ваши снимки, планы и вопросы. Она входит в курс, записаться можно в личном кабинете.',
      off: 'Личных консультаций в курсах сейчас нет.',
    },
    age: 'Учиться можно с 8 до 75 лет: опыт, рост и размер не важны. За детей до 18 лет курс покупают родители.',
    rating:
      'Рейтинг модели стоит {price}: это оценка от 0 до 100 с разбором по пунктам и рекомендациями. Заполните форму в разделе рейтинга на главной странице.',
    ratingOff: 'Рейтинг модели школа сейчас не продаёт.',
    questionnaire:
      'Анкету модели можно заполнить на главной странице сайта, в разделе моделей. Мы рассмотрим её и ответим письмом.',
    password:
      'Нажмите «Забыли пароль?» на странице входа и укажите почту: придёт письмо со ссылкой, по которой выбирают новый пароль. Ссылка действует час.',
    mail: 'Проверьте папку «Спам» и нет ли ошибки в адресе. Письмо приходит за несколько минут; отправить его ещё раз можно на странице входа. Если не поможет, позовите сотрудника.',
    opens: {
      some: 'Уроки курса «{title}» откроются {day}. Купить его можно уже сейчас, место и цена закрепятся за вами.',
      sold: 'Уроки курса «{title}» открываются {day}.',
      none: 'Все курсы уже идут: уроки открываются сразу после оплаты.',
    },
    agencies: {
      on: 'В курс входит база модельных агентств, а на уроках мы учим составлять анкету и письма для них. Работу или контракт с агентством мы не обещаем: решает агентство.',
      off: 'На уроках мы учим составлять анкету и письма для модельных агентств. Контракт с агентством не обещаем: решает агентство.',
    },
    community: {
      on: 'Да, есть закрытое сообщество учеников и выпускников. Ссылка на него появится в материалах курса в личном кабинете.',
      off: 'Закрытого сообщества учеников сейчас нет.',
    },
    guide: {
      on: 'Гайд — это руководство в PDF примерно на {pages} страниц, оно идёт вместе с курсом. Скачать его можно в личном кабинете, в материалах курса.',
      off: 'PDF-руководства в курсах сейчас нет.',
    },
    templates: {
      on: 'В курс входят шаблоны портфолио и модельной карточки: они лежат в материалах курса в личном кабинете.',
      off: 'Шаблонов портфолио в курсах сейчас нет.',
    },
    secondCourse:
      'На второй курс и все следующие действует скидка {percent} %. Войдите в личный кабинет: цена со скидкой покажется сама. С другими скидками она не складывается, действует лучшая.',
    discount: {
      promotion: 'Сейчас по акции: {list}',
      none: 'Акций сейчас нет.',
      second: 'На второй курс скидка {percent} %.',
    },
    promoCode:
      'Промокод вводят в окне оплаты, в поле «Промокод»: цена пересчитается сразу. Скидки не складываются, действует лучшая.',
    contacts: {
      some: 'Связаться с нами: {list}. Или позовите сотрудника прямо в этот чат.',
      none: 'Напишите прямо здесь: я позову сотрудника школы.',
      phone: 'телефон {text}',
      whatsapp: 'WhatsApp {text}',
      telegram: 'Telegram {text}',
      email: 'почта {text}',
    },
    bonuses: {
      some: 'Кроме уроков в курс входят {list}.',
      guide: 'руководство в PDF',
      consultation: 'личная консультация',
      community: 'закрытое сообщество',
      templates: 'шаблоны портфолио',
      agencies: 'база модельных агентств',
      certificate: 'сертификат по окончании',
      access: 'доступ навсегда с обновлениями',
    },
    founder: '{name} — {role}.',
    reviews:
      '{count, plural, one {На главной странице # отзыв ученика} few {На главной странице # отзыва учеников} many {На главной странице # отзывов учеников} other {На главной странице # отзыва учеников}}. Например, {name}: «{text}»',
    receipt:
      'Да, чек приходит на почту, указанную при покупке, сразу после оплаты. Он есть и в личном кабинете, в разделе заказов. Если письма нет, проверьте папку «Спам».',
    safety:
      'Платёж проходит на защищённой странице, чек приходит на почту, и {days} дней можно передумать и вернуть деньги. {owner}Работу мы не обещаем: учим её находить.',
    owner: 'Договор — с {name}, ИНН {inn}. ',
    minors:
      'До 18 лет курс покупают родители или с согласия родителя: нужен его адрес почты, туда придёт письмо, и он всё подтвердит.',
    device:
      'Уроки идут на телефоне, планшете и компьютере, в обычном браузере, без приложения. Урок продолжится там, где вы остановились.',
    documents:
      'Документы стоят внизу каждой страницы. Оферта: {offer}, политика конфиденциальности: {privacy}',
    schedule: 'Расписания нет: это онлайн-уроки в записи, смотрите в любое время и в своём темпе.',
    registration:
      'Регистрироваться до покупки не нужно: хватит имени и почты, кабинет появится вместе с оплатой. Зарегистрироваться можно и заранее: кнопка «Регистрация» вверху сайта.',
    appearance:
      'Подойдёт любой рост, размер и внешность, опыт и портфолио не нужны: курс начинается с нуля. Худеть мы не просим, учим показывать то, что есть.',
    employment:
      'Работу и заработок мы не обещаем и не гарантируем: учим находить заказы, собирать портфолио и читать договоры. Остальное зависит от вас и заказчиков.',
    buying:
      'Выберите курс на главной странице и нажмите «Купить»: понадобятся имя и почта. После оплаты курс сразу появится в личном кабинете.',
    start: 'Сразу после оплаты: курс появится в личном кабинете в ту же минуту.',
    technical:
      'Обновите страницу, проверьте интернет и попробуйте другой браузер. Если не поможет, техническая поддержка работает круглосуточно: опишите здесь, что видите, и позовите сотрудника.',
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
    hours:
      'Техническая поддержка работает круглосуточно, я отвечаю сразу. На вопросы по урокам отвечают преподаватели.',
    erasure:
      'В личном кабинете откройте «Мои данные»: там можно скачать всё, что о вас хранится, и удалить аккаунт. Записи о заказах останутся без имени.',
    profile:
      'Имя, телефон и почту меняют в личном кабинете, в разделе «Мой профиль». Новый адрес почты нужно подтвердить по ссылке из письма.',
    languages:
      'Сайт и описания курсов есть на русском, английском и китайском. О языке самих уроков вам точно скажет сотрудник.',
  },
  en: {
    price: {
      one: '“{title}” costs {price}.',
      compared: '“{title}” costs {price} instead of {regular}.',
      until: '“{title}” costs {price} instead of {regular}, on offer up to and including {day}.',
      today: '“{title}” costs {price} instead of {regular}, an offer of today.',
      presale: 'On presale: the lessons open on {day}.',
      own: 'These are your own prices, discount included.',
    },
    pay: 'You can pay by MIR, Visa, MasterCard and Maestro cards, by YooMoney and by SberPay. The receipt comes by email.',
    paypal:
      'Sorry, PayPal is not available. You can pay by MIR, Visa, MasterCard or Maestro card, by YooMoney or by SberPay.',
    instalments: {
      on: 'Yes, there are interest-free instalments: over {months}, for courses from {minimum}. A bank looks at the application, usually within one to three minutes, and you pay exactly the price of the course.',
      off: 'There are no instalments at the moment: the course is paid at once, by card, YooMoney or SberPay.',
    },
    refund: {
      cabinet:
        'You can have your money back within {days} days of buying: ask for the refund in your cabinet or write to support. It returns to the card you paid with.',
      mail: 'You can have your money back within {days} days of buying: write to the school from the address given in the order. It returns to the card you paid with.',
    },
    programme: {
      main: '“{title}” has {lessons, plural, one {# video lesson} other {# video lessons}}: {list}.',
      hours: '{hours, plural, one {# hour} other {# hours}} of study with practice in all.',
      others: 'There is also {list}.',
      other: '“{title}” ({lessons, plural, one {# lesson} other {# lessons}})',
    },
    duration:
      'We recommend from {minutes} minutes a day: most people finish in {weeks} weeks. The programme is {hours, plural, one {# hour} other {# hours}} with practice. There is no deadline, go faster or slower as you like.',
    access:
      'You have lifetime access to the lessons and all their updates: watch them again as often as you like, it never ends.',
    accessFrom: 'The lessons of “{title}” open on {day}.',
    certificate: {
      on: 'Yes, when all lessons are done your cabinet holds a certificate in your name, with a number that anybody can verify.',
      off: 'The school does not issue a certificate at the moment.',
    },
    consultation: {
      on: 'The personal consultation lasts {minutes} minutes, an hour: your pictures, plans and questions. It is part of the course, and you book it in your cabinet.',
      off: 'The courses include no personal consultation at the moment.',
    },
    age: 'You can study from 8 to 75 years of age; experience, height and size do not matter. For children under 18 a parent buys the course.',
    rating:
      'The model rating costs {price}: a score from 0 to 100, explained point by point, with recommendations. Fill in the form in the rating section of the home page.',
    ratingOff: 'The school does not sell the model rating at the moment.',
    questionnaire:
      'You can fill in the model application form on the home page, in the models section. We look at every application and answer by email.',
    password:
      'Press “Forgot your password?” on the sign-in page and enter your email: we send you a link to choose a new password. The link works for an hour.',
    mail: 'Please look into your spam folder and check the address for typing mistakes. The email takes a few minutes; you can have it sent again on the sign-in page. If that does not help, call a person.',
    opens: {
      some: 'The lessons of “{title}” open on {day}. You can buy it now and keep the price.',
      sold: 'The lessons of “{title}” open on {day}.',
      none: 'All courses are running: the lessons open right after paying.',
    },
    agencies: {
      on: 'The course comes with a database of modelling agencies, and the lessons teach you how to write to them. We do not promise a job or a contract: the agency decides.',
      off: 'The lessons teach you how to write to modelling agencies. We do not promise a contract: the agency decides.',
    },
    community: {
      on: 'Yes, there is a closed community of students and graduates. You find the link among the materials of your course in the cabinet.',
      off: 'There is no community of students at the moment.',
    },
    guide: {
      on: 'The guide is a PDF of about {pages} pages that comes with the course. You download it in your cabinet, among the materials of the course.',
      off: 'The courses include no PDF guide at the moment.',
    },
    templates: {
      on: 'The course comes with templates for a portfolio and a comp card: they are among its materials in your cabinet.',
      off: 'The courses include no portfolio templates at the moment.',
    },
    secondCourse:
      'Your second course and all that follow are {percent}% off. Sign in and the price shows by itself. Discounts do not add up, the best one counts.',
    discount: {
      promotion: 'On offer now: {list}',
      none: 'There is no promotion at the moment.',
      second: 'Your second course is {percent}% off.',
    },
    promoCode:
      'Enter the promo code in the payment window, in the field “Promo code”: the price follows at once. Discounts do not add up, the best one counts.',
    contacts: {
      some: 'You can reach us by {list}. Or call a person right into this chat.',
      none: 'Write right here: I will call somebody from the school.',
      phone: 'phone {text}',
      whatsapp: 'WhatsApp {text}',
      telegram: 'Telegram {text}',
      email: 'email {text}',
    },
    bonuses: {
      some: 'Besides the lessons the course includes {list}.',
      guide: 'a PDF guide',
      consultation: 'a personal consultation',
      community: 'a closed community',
      templates: 'portfolio templates',
      agencies: 'a database of modelling agencies',
      certificate: 'a certificate',
      access: 'access for good with updates',
    },
    founder: '{name}, {role}.',
    reviews:
      '{count, plural, one {There is # review} other {There are # reviews}} by students on the home page. One of them, {name}: “{text}”',
    receipt:
      'Yes, the receipt comes to the email address of the order right after paying, and it is in your cabinet, under orders. If there is no email, look into your spam folder.',
    safety:
      'You pay on a secure page, a receipt comes by email, and for {days} days you can change your mind and have your money back. {owner}We do not promise jobs: we teach how to find them.',
    owner: 'Your contract is with {name}, INN {inn}. ',
    minors:
      'Under 18 a parent buys the course or agrees to it: we ask for a parent’s email address, and the parent confirms by the link we send.',
    device:
      'The lessons play on a phone, a tablet and a computer, in an ordinary browser, without an app. A lesson goes on where you left it.',
    documents:
      'The documents are linked at the foot of every page. Public offer (terms): {offer}, privacy policy: {privacy}',
    schedule:
      'There is no schedule: these are recorded online lessons, watch them any time and at your own pace.',
    registration:
      'You need not register before buying: a name and an email address are enough, and your account is made with the payment. You can also register first: the button is at the top of the site.',
    appearance:
      'Any height, size and look will do, and you need no experience or portfolio: the course starts from zero. We never ask anyone to lose weight.',
    employment:
      'We do not promise or guarantee jobs or earnings: we teach how to find work, make a portfolio and read contracts. The rest is up to you and the clients.',
    buying:
      'Choose a course on the home page and press “Buy”: you need a name and an email address. Right after paying the course is in your cabinet.',
    start: 'Right after paying: the course is in your cabinet within the minute.',
    technical:
      'Reload the page, check your connection and try another browser. If that does not help, technical support is there around the clock: tell us what you see and call a person.',
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
    hours:
      'Technical support is there around the clock, and I answer at once. Questions about the lessons are answered by the teachers.',
    erasure:
      'Open “My data” in your cabinet: there you can download all we hold about you and delete your account. Records of orders stay, without your name.',
    profile:
      'You change your name, phone and email in your cabinet, under “My profile”. A new email address is confirmed by the link we send to it.',
    languages:
      'The site and what it says of the courses are in Russian, English and Chinese. A member of staff can tell you about the language of the lessons themselves.',
  },
  zh: {
    price: {
      one: '《{title}》价格为 {price}。',
      compared: '《{title}》现价 {price}，原价 {regular}。',
      until: '《{title}》优惠价 {price}，原价 {regular}，截至 {day}（含当天）。',
      today: '《{title}》今日优惠价 {price}，原价 {regular}。',
      presale: '目前为预售，课程于 {day} 开放。',
      own: '以上为您享受折扣后的价格。',
    },
    pay: '支持 MIR、Visa、MasterCard、Maestro 银行卡，以及 YooMoney 和 SberPay。收据会发送到您的邮箱。',
    paypal: '抱歉，不支持 PayPal。您可以使用 MIR、Visa、MasterCard、Maestro 银行卡，或 YooMoney、SberPay。',
    instalments: {
      on: '可以，免息分期付款：期限 {months}，适用于 {minimum} 起的课程。由银行审核，通常一到三分钟，您支付的总额就是课程价格。',
      off: '目前没有分期付款，课程需一次付清，可用银行卡、YooMoney 或 SberPay。',
    },
    refund: {
      cabinet: '购买后 {days} 天内均可退款：在个人中心申请或联系客服，款项退回您付款的银行卡。',
      mail: '购买后 {days} 天内均可退款：请用订单所填邮箱写信给学校，款项退回您付款的银行卡。',
    },
    programme: {
      main: '《{title}》共 {lessons} 节视频课：{list}。',
      hours: '共 {hours} 小时的学习与练习。',
      others: '另有{list}。',
      other: '《{title}》（{lessons} 节课）',
    },
    duration:
      '建议每天 {minutes} 分钟起，通常 {weeks} 周学完，课程含练习共 {hours} 小时。没有期限，快慢随您。',
    access: '课程和所有更新永久属于您，可以反复观看，不会到期。',
    accessFrom: '《{title}》的课程于 {day} 开放。',
    certificate: {
      on: '有。完成全部课程后，个人中心会生成带编号的个人证书，任何人都可以查验真伪。',
      off: '学校目前不颁发证书。',
    },
    consultation: {
      on: '一对一咨询时长 {minutes} 分钟（一小时），内容是您的照片、计划和问题。已包含在课程中，可在个人中心预约。',
      off: '目前课程不含一对一咨询。',
    },
    age: '8 岁到 75 岁都可以学习，身高、尺码和经验都不限。未满 18 岁由家长购买。',
    rating: '模特评分价格为 {price}：0 到 100 分，逐项说明并附建议。请在首页的评分栏目填写表单。',
    ratingOff: '学校目前不提供模特评分。',
    questionnaire: '您可以在首页的模特栏目填写模特申请表。我们会审核每份申请并邮件回复。',
    password:
      '在登录页点击“忘记密码”，填写邮箱，我们会发送一封邮件，点击其中的链接即可设置新密码。链接一小时内有效。',
    mail: '请检查垃圾邮件箱，并确认邮箱地址没有写错。邮件几分钟内送达，也可在登录页重新发送。如果仍未收到，可以转接人工。',
    opens: {
      some: '《{title}》的课程于 {day} 开放，现在就可以购买并锁定价格。',
      sold: '《{title}》的课程于 {day} 开放。',
      none: '所有课程均已开课：付款后立即开放。',
    },
    agencies: {
      on: '课程包含模特经纪公司名录，并教您如何向经纪公司投递资料。我们不承诺工作或签约，由经纪公司决定。',
      off: '课程会教您如何向模特经纪公司投递资料。我们不承诺签约，由经纪公司决定。',
    },
    community: {
      on: '有，我们有学员与毕业生的封闭社群。链接在个人中心的课程资料中。',
      off: '目前没有学员社群。',
    },
    guide: {
      on: '指南是一份约 {pages} 页的 PDF，随课程附送，可在个人中心的课程资料中下载。',
      off: '目前课程不含 PDF 指南。',
    },
    templates: {
      on: '课程包含作品集和模特卡模板，可在个人中心的课程资料中找到。',
      off: '目前课程不含作品集模板。',
    },
    secondCourse: '第二门及之后的课程享受 {percent}% 折扣。登录后自动显示优惠价。折扣不叠加，以最优者为准。',
    discount: {
      promotion: '当前优惠：{list}',
      none: '目前没有促销活动。',
      second: '第二门课程优惠 {percent}%。',
    },
    promoCode: '在付款窗口的“优惠码”栏输入优惠码，价格会立即更新。折扣不叠加，以最优者为准。',
    contacts: {
      some: '联系方式：{list}。也可以在此聊天中转接人工。',
      none: '请直接在这里留言，我会为您转接学校工作人员。',
      phone: '电话 {text}',
      whatsapp: 'WhatsApp {text}',
      telegram: 'Telegram {text}',
      email: '邮箱 {text}',
    },
    bonuses: {
      some: '除课程外还包含{list}。',
      guide: 'PDF 指南',
      consultation: '一对一咨询',
      community: '封闭社群',
      templates: '作品集模板',
      agencies: '模特经纪公司名录',
      certificate: '证书',
      access: '含更新的永久访问权限',
    },
    founder: '{name}，{role}。',
    reviews: '首页有 {count} 条学员评价。例如 {name}：“{text}”',
    receipt: '有，付款后收据会立即发送到订单邮箱，也可以在个人中心的订单中查看。如未收到，请检查垃圾邮件箱。',
    safety:
      '付款在安全页面进行，收据发送到您的邮箱，{days} 天内可以改变主意并退款。{owner}我们不承诺工作，只教您如何找到工作。',
    owner: '合同方为 {name}，税号（INN）{inn}。',
    minors: '未满 18 岁由家长购买或经家长同意：需要填写家长的邮箱，家长通过邮件链接确认。',
    device: '手机、平板或电脑的普通浏览器都可以观看，无需安装应用。课程会从上次停下的地方继续。',
    documents: '文件链接在每页底部。公开要约（条款）：{offer}，隐私政策：{privacy}',
    schedule: '没有固定时间表：课程为在线录播，您可以随时按自己的节奏观看。',
    registration: '购买前无需注册：填写姓名和邮箱即可，付款后自动生成账号。您也可以先点击网站顶部的“注册”。',
    appearance: '任何身高、尺码和外貌都可以，不需要经验和作品集：课程从零开始。我们从不要求减肥。',
    employment: '我们不承诺、不保证工作或收入：我们教您寻找工作、制作作品集、读懂合同，其余取决于您和客户。',
    buying: '在首页选择课程并点击“购买”，填写姓名和邮箱即可。付款后课程立即出现在个人中心。',
    start: '付款后立即开始：课程会在一分钟内出现在个人中心。',
    technical:
      '请刷新页面、检查网络，并尝试其他浏览器。如仍有问题，技术支持全天候在线：请描述您看到的情况并转接人工客服。',
    greeting: '您好！我可以帮您了解价格与付款、课程内容、分期和访问权限，请提问。',
    thanks: '不客气！很高兴能帮到您，有问题随时问。',
    identity: '我是学校的智能助手，回答关于课程的问题。如需人工，我可以为您转接。',
    requisites:
      '{name}{inn, select, none {} other {，税号（INN）{inn}}}{ogrn, select, none {} other {，注册号（OGRN）{ogrn}}}。',
    address: {
      some: '学校为在线教学，在任何地方都可以学习。地址：{address}。',
      none: '学校为在线教学，在任何地方都可以学习。',
    },
    hours: '技术支持全天候（24 小时）在线，我会立即回答。课程问题由老师解答。',
    erasure:
      '在个人中心打开“我的数据”：可以下载我们保存的所有信息，也可以删除账号。订单记录会去除姓名后保留。',
    profile: '在个人中心的“我的个人资料”中可以修改姓名、电话和邮箱。新邮箱需要通过邮件中的链接确认。',
    languages: '网站和课程介绍有俄语、英语和中文。课程本身的语言，工作人员可以为您说明。',
  },
});
