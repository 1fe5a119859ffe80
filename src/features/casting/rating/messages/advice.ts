import { defineMessages } from '#shared/i18n.ts';

/** Advice, and why a result differs from the one before. */
export const adviceMessages = defineMessages({
  ru: {
    advice: {
      photo_add:
        'Добавьте фото при бесплатном пересчёте: целиком или по пояс, без фильтров, при дневном свете.',
      photo_resolution:
        'Снимите кадр крупнее: короткая сторона от 1200 пикселей, без скриншотов и пересылки в мессенджере.',
      photo_sharpness:
        'Сделайте снимок резче: поставьте телефон на опору, протрите объектив, наведите на глаза.',
      photo_exposure: 'Поправьте свет: встаньте лицом к окну, без солнца за спиной и вспышки в упор.',
      photo_framing: 'Поправьте кадр: телефон вертикально, вы в середине, над головой немного воздуха.',
      portfolio_update: 'Соберите из удачных снимков портфолио и модельную карточку.',
      first_castings: 'Начните с небольших кастингов: каждый добавляет опыта.',
      more_castings:
        'Ходите на кастинги с оплатой и просите отзывы: любительский опыт быстро становится профессиональным.',
      contracts: 'Подготовьте условия работы и договор с агентством.',
      guardian: 'Разберите договор вместе с родителями: до 18 лет без их подписи работать нельзя.',
      walk: 'Поставьте походку: её смотрят на каждом кастинге для показов.',
      catalogues: 'Начните с каталогов и маркетплейсов: там больше всего заказов для вашего направления.',
      remote: 'Берите съёмки, на которые отбирают по видео: город для них не важен.',
      style: 'Соберите базовый гардероб для кастингов: однотонный, по фигуре, без логотипов.',
    },
    lesson: '{advice} Поможет урок «{lesson}» (курс «{course}»).',
    difference: {
      up: '{factor}: было {before}, стало {after}.',
      down: '{factor}: было {before}, стало {after}.',
      added: '{factor}: теперь оценивается, {after}.',
      removed: '{factor}: теперь не оценивается.',
      version: 'Формула с тех пор обновилась.',
    },
  },
  en: {
    advice: {
      photo_add:
        'Add a photo when you recalculate for free: full length or waist up, no filters, in daylight.',
      photo_resolution:
        'Take a larger photo: at least 1200 pixels on the short side, not a screenshot, not sent through a messenger.',
      photo_sharpness: 'Make it sharper: rest the phone on something, wipe the lens, focus on the eyes.',
      photo_exposure: 'Improve the light: face a window, with no sun behind you and no direct flash.',
      photo_framing:
        'Improve the framing: hold the phone upright, stand in the middle, leave some space above your head.',
      portfolio_update: 'Put together a portfolio and a comp card from your best photos.',
      first_castings: 'Start with small castings: each one adds experience.',
      more_castings:
        'Go to paid castings and ask for references: amateur experience soon becomes professional.',
      contracts: 'Get your terms and an agency contract ready.',
      guardian: 'Read the contract with your parents: under 18 you can’t work without their signature.',
      walk: 'Work on your walk: every runway casting looks at it.',
      catalogues: 'Start with catalogues and marketplaces: they have the most jobs for your category.',
      remote: 'Take jobs that are cast by video: the city doesn’t matter for them.',
      style: 'Put together a basic casting wardrobe: plain, well fitting, no logos.',
    },
    lesson: '{advice} The lesson “{lesson}” will help (course “{course}”).',
    difference: {
      up: '{factor}: was {before}, now {after}.',
      down: '{factor}: was {before}, now {after}.',
      added: '{factor}: now scored, {after}.',
      removed: '{factor}: no longer scored.',
      version: 'The formula has been updated since.',
    },
  },
  zh: {
    advice: {
      photo_add: '免费重新评分时请补充照片：全身或半身，不加滤镜，自然光。',
      photo_resolution: '请拍更大的照片：短边至少 1200 像素，不用截图，不经聊天软件转发。',
      photo_sharpness: '请拍得更清晰：固定手机，擦净镜头，对焦在眼睛上。',
      photo_exposure: '注意光线：面向窗户，身后没有阳光，不用正面闪光灯。',
      photo_framing: '注意构图：竖握手机，人在画面中间，头顶留一点空间。',
      portfolio_update: '用您的好照片制作作品集和模特卡。',
      first_castings: '从小型试镜开始：每一次都会增加经验。',
      more_castings: '参加付费试镜并索要推荐：业余经验很快会变成专业经验。',
      contracts: '准备好您的工作条件和经纪合同。',
      guardian: '请与父母一起阅读合同：未满 18 岁没有他们签字不得工作。',
      walk: '练好台步：每场走秀试镜都会看。',
      catalogues: '从画册和电商平台开始：那里有最多适合您方向的工作。',
      remote: '接通过视频选人的工作：所在城市并不重要。',
      style: '准备一套试镜用的基础衣橱：纯色、合身、没有标志。',
    },
    lesson: '{advice}课节“{lesson}”可以帮到您（课程“{course}”）。',
    difference: {
      up: '{factor}：原为 {before}，现为 {after}。',
      down: '{factor}：原为 {before}，现为 {after}。',
      added: '{factor}：现已评分，{after}。',
      removed: '{factor}：不再评分。',
      version: '此后公式已更新。',
    },
  },
});
