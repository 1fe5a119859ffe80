import { defineMessages } from '#shared/i18n.ts';

/**
 * Doubts that keep people from starting, and the school's answers. Eight at a time, as the hero shows them.
 */
export const objectionsMessages = defineMessages({
  ru: {
    height: {
      myth: 'У меня не тот рост',
      answer:
        'Метр восемьдесят просят на показах, а показы — малая часть работы. Каталоги, маркетплейсы, реклама и съёмки красоты ищут людей любого роста: там важно, как вы держитесь в кадре.',
    },
    age: {
      myth: 'Мне уже поздно',
      answer:
        'У нас учатся с восьми до семидесяти пяти лет. Бренды показывают одежду на тех, кто её носит, и зрелых моделей им не хватает.',
    },
    age_own: {
      myth: 'Мне уже поздно',
      answer:
        'Бренды показывают одежду на тех, кто её носит, и зрелых моделей им не хватает. Возраст здесь не помеха, а типаж.',
    },
    figure: {
      myth: 'У меня не модельная фигура',
      answer:
        'Одежду шьют на все размеры, и снимают её тоже на всех. Мы не просим худеть: мы учим показывать то, что есть, — осанкой, движением и правильным светом.',
    },
    photos: {
      myth: 'Я плохо получаюсь на фотографиях',
      answer:
        'Фотогеничность — это навык. Десять движений, три поворота головы и понимание, где стоит свет, меняют снимок сильнее, чем внешность. С этого мы и начинаем.',
    },
    portfolio: {
      myth: 'У меня нет ни опыта, ни портфолио',
      answer:
        'И не нужно: курс начинается с нуля. Первые снепы — простые снимки без макияжа — вы сделаете на телефон у окна, а к концу обучения соберёте портфолио и модельную карточку по нашим шаблонам.',
    },
    portfolio_alone: {
      myth: 'У меня нет ни опыта, ни портфолио',
      answer:
        'И не нужно: курс начинается с нуля. Первые снепы — простые снимки без макияжа — вы сделаете на телефон у окна, а к концу обучения соберёте портфолио и модельную карточку.',
    },
    connections: {
      myth: 'Без связей туда не попасть',
      answer:
        'Агентства ищут новые лица каждый день и смотрят анкеты с улицы. Важно, как анкета составлена и кому отправлена. Базу агентств и образцы писем мы даём.',
    },
    connections_alone: {
      myth: 'Без связей туда не попасть',
      answer:
        'Агентства ищут новые лица каждый день и смотрят анкеты с улицы. Важно, как анкета составлена и кому отправлена. Этому мы и учим.',
    },
    time: {
      myth: 'У меня нет времени',
      answer:
        'Достаточно от {minutesADay} минут в день: обычно курс занимает {weeks} недели. Уроки остаются у вас навсегда, и догонять никого не придётся.',
    },
    time_own: {
      myth: 'У меня нет времени',
      answer:
        'Смотрите понемногу и когда удобно: сроков нет. Уроки остаются у вас навсегда, и догонять никого не придётся.',
    },
    price: {
      myth: 'Это дорого, и меня обманут',
      answer:
        'Цены стоят на этой странице, оплата идёт через банк с чеком, а {refundDays} дней можно передумать и вернуть деньги. Работу мы не обещаем: мы учим её находить.',
    },
  },
  en: {
    height: {
      myth: 'I am not tall enough',
      answer:
        'Height is asked for on the catwalk, and the catwalk is a small part of the work. Catalogues, marketplaces, advertising and beauty shoots look for people of every height: what counts is how you hold yourself in front of the camera.',
    },
    age: {
      myth: 'It is too late for me',
      answer:
        'Our students are between eight and seventy-five. Brands show clothes on the people who wear them, and they are short of mature models.',
    },
    age_own: {
      myth: 'It is too late for me',
      answer:
        'Brands show clothes on the people who wear them, and they are short of mature models. Age is no obstacle here: it is a type.',
    },
    figure: {
      myth: 'I do not have a model’s figure',
      answer:
        'Clothes are made in every size and photographed in every size. We never ask anyone to lose weight: we teach you to show what you have with posture, movement and the right light.',
    },
    photos: {
      myth: 'I look bad in photographs',
      answer:
        'Being photogenic is a skill. Ten movements, three turns of the head and knowing where the light is change a picture more than looks do. That is where we begin.',
    },
    portfolio: {
      myth: 'I have no experience and no portfolio',
      answer:
        'You do not need any: the course starts from zero. You take your first snaps with a phone by a window, and by the end you have a portfolio and a comp card made with our templates.',
    },
    portfolio_alone: {
      myth: 'I have no experience and no portfolio',
      answer:
        'You do not need any: the course starts from zero. You take your first snaps with a phone by a window, and by the end you have a portfolio and a comp card.',
    },
    connections: {
      myth: 'You cannot get in without connections',
      answer:
        'Agencies look for new faces every day and do read applications from strangers. What matters is how yours is put together and where you send it. We give you the list of agencies and sample letters.',
    },
    connections_alone: {
      myth: 'You cannot get in without connections',
      answer:
        'Agencies look for new faces every day and do read applications from strangers. What matters is how yours is put together and where you send it. That is what we teach.',
    },
    time: {
      myth: 'I have no time',
      answer:
        'From {minutesADay} minutes a day are enough: the course usually takes {weeks} weeks. You keep the lessons forever, so there is nobody to catch up with.',
    },
    time_own: {
      myth: 'I have no time',
      answer:
        'Watch a little at a time, whenever it suits you: there is no deadline. You keep the lessons forever, so there is nobody to catch up with.',
    },
    price: {
      myth: 'It is expensive, and I will be cheated',
      answer:
        'The prices are on this page, you pay through a bank and get a receipt, and for {refundDays} days you may change your mind and get your money back. We do not promise jobs: we teach you how to find them.',
    },
  },
  zh: {
    height: {
      myth: '我身高不够',
      answer:
        '只有走秀才特别看重身高，而走秀只是模特工作的一小部分。画册、电商、广告和美妆拍摄需要各种身高的人，关键在于您在镜头前的状态。',
    },
    age: {
      myth: '我年龄太大了',
      answer: '我们的学员从八岁到七十五岁都有。品牌希望由真正穿这些衣服的人来展示，而成熟模特正供不应求。',
    },
    age_own: {
      myth: '我年龄太大了',
      answer: '品牌希望由真正穿这些衣服的人来展示，而成熟模特正供不应求。年龄不是障碍，而是一种风格。',
    },
    figure: {
      myth: '我没有模特身材',
      answer:
        '衣服有各种尺码，拍摄也需要各种身材。我们从不要求减肥，而是教您用体态、动作和合适的光线展现自己。',
    },
    photos: {
      myth: '我不上镜',
      answer:
        '上镜是一种技能。十个动作、三种头部角度，再加上懂得光从哪里来，对照片的影响比长相更大。我们的课程正是从这里开始。',
    },
    portfolio: {
      myth: '我没有经验，也没有作品集',
      answer:
        '不需要，课程从零开始。第一组素颜照用手机在窗边就能拍好；学完时，您会用我们的模板完成作品集和模特卡。',
    },
    portfolio_alone: {
      myth: '我没有经验，也没有作品集',
      answer: '不需要，课程从零开始。第一组素颜照用手机在窗边就能拍好；学完时，您会完成作品集和模特卡。',
    },
    connections: {
      myth: '没有人脉进不了这一行',
      answer:
        '经纪公司每天都在寻找新面孔，也会认真看陌生人的申请。重要的是申请怎么写、寄给谁。我们提供经纪公司名录和信件范例。',
    },
    connections_alone: {
      myth: '没有人脉进不了这一行',
      answer:
        '经纪公司每天都在寻找新面孔，也会认真看陌生人的申请。重要的是申请怎么写、寄给谁。这正是我们要教的。',
    },
    time: {
      myth: '我没有时间',
      answer: '每天 {minutesADay} 分钟起就够了，通常 {weeks} 周即可学完。课程永久属于您，不必追赶任何人。',
    },
    time_own: {
      myth: '我没有时间',
      answer: '方便时看一点就好，没有期限。课程永久属于您，不必追赶任何人。',
    },
    price: {
      myth: '太贵了，我怕被骗',
      answer:
        '价格就写在本页，付款通过银行并开具收据，{refundDays} 天内改变主意可以全额退款。我们不承诺工作机会，我们教您如何找到它。',
    },
  },
});
