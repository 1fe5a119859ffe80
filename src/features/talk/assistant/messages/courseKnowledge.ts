import { defineMessages } from '#shared/i18n.ts';

/** Answers about the courses and what comes with them. */
export const courseKnowledgeMessages = defineMessages({
  ru: {
    programme: {
      main: 'В курсе «{title}» {lessons, plural, one {# видеоурок} few {# видеоурока} many {# видеоуроков} other {# видеоурока}}: {list}.',
      hours:
        'Всего {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} занятий с практикой.',
      others: 'Ещё есть {list}.',
      other: '«{title}» ({lessons, plural, one {# урок} few {# урока} many {# уроков} other {# урока}})',
    },
    duration: {
      hours:
        'В программе {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} с практикой. Сроков нет, можно быстрее или медленнее.',
      any: 'Сроков нет: занимайтесь быстрее или медленнее, как вам удобно.',
      course:
        'В курсе «{title}» {lessons, plural, one {# урок} few {# урока} many {# уроков} other {# урока}}{hours, plural, =0 {} one {, # час видео} few {, # часа видео} many {, # часов видео} other {, # часа видео}}. Сроков нет, можно быстрее или медленнее.',
      main: 'Мы советуем заниматься от {minutes} минут в день: курс обычно проходят за {weeks} недели, в программе {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} с практикой. Сроков нет, можно быстрее или медленнее.',
      one: 'В курсе «{title}» {lessons, plural, one {# урок} few {# урока} many {# уроков} other {# урока}}{hours, plural, =0 {} one {, # час видео} few {, # часа видео} many {, # часов видео} other {, # часа видео}}. Советуем заниматься от {minutes} минут в день. Сроков нет, можно быстрее или медленнее.',
    },
    access:
      'Доступ к урокам и всем обновлениям остаётся у вас навсегда: пересматривайте сколько угодно, он не заканчивается.',
    accessFrom: 'У курса «{title}» уроки откроются {day}.',
    certificate: {
      on: 'После всех уроков в личном кабинете появляется именной сертификат с номером: его подлинность может проверить любой. Это не диплом и не документ об образовании.',
      off: 'Сертификат по окончании школа сейчас не выдаёт.',
    },
    consultation: {
      on: 'Личная консультация длится {minutes} минут, то есть час; разбираем ваши снимки, планы и вопросы. Она входит в курс, записаться можно в личном кабинете.',
      off: 'Личных консультаций в курсах сейчас нет.',
    },
    age: 'Учиться можно с 8 до 75 лет: опыт, рост и размер не важны. За детей до 18 лет курс покупают родители.',
    ageOwn:
      'Опыт, рост и размер не важны. За детей до 18 лет курс покупают родители, а о возрасте для каждого курса точно скажет сотрудник.',
    opens: {
      some: 'Уроки курса «{title}» откроются {day}. Купить его можно уже сейчас, цена закрепится за вами.',
      sold: 'Уроки курса «{title}» открываются {day}.',
      none: 'Все курсы уже идут: уроки открываются сразу после оплаты.',
    },
    agencies: {
      on: 'В курс входит база модельных агентств, а на уроках мы учим составлять анкету и письма для них. Работу или контракт с агентством мы не обещаем: решает агентство.',
      off: 'На уроках мы учим составлять анкету и письма для модельных агентств. Контракт с агентством не обещаем: решает агентство.',
    },
    community: {
      on: 'Есть закрытое сообщество учеников и выпускников. Ссылка на него появится в материалах курса в личном кабинете.',
      off: 'Закрытого сообщества учеников сейчас нет.',
    },
    guide: {
      own: 'Гайд — это руководство в PDF, оно идёт вместе с курсом. Скачать его можно в личном кабинете, в материалах курса.',
      on: 'Гайд — это руководство в PDF примерно на {pages} страниц, оно идёт вместе с курсом. Скачать его можно в личном кабинете, в материалах курса.',
      off: 'PDF-руководства в курсах сейчас нет.',
    },
    templates: {
      on: 'В курс входят шаблоны портфолио и модельной карточки: они лежат в материалах курса в личном кабинете.',
      off: 'Шаблонов портфолио в курсах сейчас нет.',
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
    device:
      'Уроки идут на телефоне, планшете и компьютере, в обычном браузере, без приложения. Урок продолжится там, где вы остановились.',
    schedule: 'Расписания нет: это онлайн-уроки в записи, смотрите в любое время и в своём темпе.',
    experience:
      'Опыт, портфолио и подготовка не нужны: курс начинается с нуля. Внешность, рост и размер тоже не важны.',
    appearance:
      'Подойдёт любой рост, размер и внешность, опыт и портфолио не нужны: курс начинается с нуля. Худеть мы не просим, учим показывать то, что есть.',
    languages:
      'Сайт и описания курсов есть на русском, английском и китайском. О языке самих уроков вам точно скажет сотрудник.',
  },
  en: {
    programme: {
      main: '“{title}” has {lessons, plural, one {# video lesson} other {# video lessons}}: {list}.',
      hours: '{hours, plural, one {# hour} other {# hours}} of study with practice in all.',
      others: 'There is also {list}.',
      other: '“{title}” ({lessons, plural, one {# lesson} other {# lessons}})',
    },
    duration: {
      hours:
        'The programme is {hours, plural, one {# hour} other {# hours}} with practice. There is no deadline, go faster or slower as you like.',
      any: 'There is no deadline: go faster or slower as you like.',
      course:
        '“{title}” has {lessons, plural, one {# lesson} other {# lessons}}{hours, plural, =0 {} one {, # hour of video} other {, # hours of video}}. There is no deadline, go faster or slower as you like.',
      main: 'We recommend from {minutes} minutes a day: most people finish in {weeks} weeks. The programme is {hours, plural, one {# hour} other {# hours}} with practice. There is no deadline, go faster or slower as you like.',
      one: '“{title}” has {lessons, plural, one {# lesson} other {# lessons}}{hours, plural, =0 {} one {, # hour of video} other {, # hours of video}}. We recommend from {minutes} minutes a day. There is no deadline, go faster or slower as you like.',
    },
    access:
      'You have lifetime access to the lessons and all their updates: watch them again as often as you like, it never ends.',
    accessFrom: 'The lessons of “{title}” open on {day}.',
    certificate: {
      on: 'When all lessons are done your account holds a certificate in your name, with a number that anybody can verify. It is no diploma and no document of education.',
      off: 'The school does not issue a certificate at the moment.',
    },
    consultation: {
      on: 'The personal consultation lasts {minutes} minutes, an hour: your pictures, plans and questions. It is part of the course, and you book it in your account.',
      off: 'The courses include no personal consultation at the moment.',
    },
    age: 'You can study from 8 to 75 years of age; experience, height and size do not matter. For children under 18 a parent buys the course.',
    ageOwn:
      'Experience, height and size do not matter. For children under 18 a parent buys the course; a member of staff can tell you about the age for each course.',
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
      on: 'There is a closed community of students and graduates. You find the link among the materials of your course in your account.',
      off: 'There is no community of students at the moment.',
    },
    guide: {
      own: 'The guide is a PDF that comes with the course. You download it in your account, among the materials of the course.',
      on: 'The guide is a PDF of about {pages} pages that comes with the course. You download it in your account, among the materials of the course.',
      off: 'The courses include no PDF guide at the moment.',
    },
    templates: {
      on: 'The course comes with templates for a portfolio and a comp card: they are among its materials in your account.',
      off: 'The courses include no portfolio templates at the moment.',
    },
    bonuses: {
      some: 'Besides the lessons the course includes {list}.',
      guide: 'a PDF guide',
      consultation: 'a personal consultation',
      community: 'a closed community',
      templates: 'portfolio templates',
      agencies: 'a database of modelling agencies',
      certificate: 'a certificate',
      access: 'lifetime access with updates',
    },
    device:
      'The lessons play on a phone, a tablet and a computer, in an ordinary browser, without an app. A lesson goes on where you left it.',
    schedule:
      'There is no schedule: these are recorded online lessons, watch them any time and at your own pace.',
    experience:
      'You need no experience, no portfolio and no training: the course starts from zero. Looks, height and size do not matter either.',
    appearance:
      'Any height, size and look will do, and you need no experience or portfolio: the course starts from zero. We never ask anyone to lose weight.',
    languages:
      'The site and what it says of the courses are in Russian, English and Chinese. A member of staff can tell you about the language of the lessons themselves.',
  },
  zh: {
    programme: {
      main: '《{title}》共 {lessons} 节视频课：{list}。',
      hours: '共 {hours} 小时的学习与练习。',
      others: '另有{list}。',
      other: '《{title}》（{lessons} 节课）',
    },
    duration: {
      hours: '课程含练习共 {hours} 小时。没有期限，快慢随您。',
      any: '没有期限，快慢随您。',
      course: '《{title}》共 {lessons} 节课{hours, plural, =0 {} other {，# 小时视频}}。没有期限，快慢随您。',
      main: '建议每天 {minutes} 分钟起，通常 {weeks} 周学完，课程含练习共 {hours} 小时。没有期限，快慢随您。',
      one: '《{title}》共 {lessons} 节课{hours, plural, =0 {} other {，# 小时视频}}。建议每天 {minutes} 分钟起，没有期限，快慢随您。',
    },
    access: '课程和所有更新永久属于您，可以反复观看，不会到期。',
    accessFrom: '《{title}》的课程于 {day} 开放。',
    certificate: {
      on: '完成全部课程后，个人中心会生成带编号的个人证书，任何人都可以查验真伪。它不是学历或文凭。',
      off: '学校目前不颁发证书。',
    },
    consultation: {
      on: '一对一咨询时长 {minutes} 分钟（一小时），内容是您的照片、计划和问题。已包含在课程中，可在个人中心预约。',
      off: '目前课程不含一对一咨询。',
    },
    age: '8 岁到 75 岁都可以学习，身高、尺码和经验都不限。未满 18 岁由家长购买。',
    ageOwn: '身高、尺码和经验都不限。未满 18 岁由家长购买，各课程的年龄要求请咨询工作人员。',
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
      on: '我们有学员专属社群。链接在个人中心的课程资料中。',
      off: '目前没有学员社群。',
    },
    guide: {
      own: '指南是一份 PDF，随课程附送，可在个人中心的课程资料中下载。',
      on: '指南是一份约 {pages} 页的 PDF，随课程附送，可在个人中心的课程资料中下载。',
      off: '目前课程不含 PDF 指南。',
    },
    templates: {
      on: '课程包含作品集和模特卡模板，可在个人中心的课程资料中找到。',
      off: '目前课程不含作品集模板。',
    },
    bonuses: {
      some: '除课程外还包含{list}。',
      guide: 'PDF 指南',
      consultation: '一对一咨询',
      community: '专属社群',
      templates: '作品集模板',
      agencies: '模特经纪公司名录',
      certificate: '证书',
      access: '含更新的永久访问权限',
    },
    device: '手机、平板或电脑的普通浏览器都可以观看，无需安装应用。课程会从上次停下的地方继续。',
    schedule: '没有固定时间表：课程为在线录播，您可以随时按自己的节奏观看。',
    experience: '不需要经验、作品集或任何准备：课程从零开始。外貌、身高和尺码也没有要求。',
    appearance: '任何身高、尺码和外貌都可以，不需要经验和作品集：课程从零开始。我们从不要求减肥。',
    languages: '网站和课程介绍有俄语、英语和中文。课程本身的语言，工作人员可以为您说明。',
  },
});
