import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const reviewsAuditMessages = defineMessages({
  ru: {
    review: {
      created: 'Добавление отзыва',
      edited: 'Изменение отзыва',
      moved: 'Место отзыва на странице',
      published: 'Публикация отзыва',
      hidden: 'Отзыв скрыт',
      rejected: 'Отзыв отклонён',
      answered: 'Ответ на отзыв',
      deleted: 'Удаление отзыва',
      restored: 'Возвращение отзыва',
      purged: 'Отзыв стёрт окончательно',
    },
  },
  en: {
    review: {
      created: 'Review added',
      edited: 'Review changed',
      moved: 'Place of a review on the page',
      published: 'Review published',
      hidden: 'Review hidden',
      rejected: 'Review rejected',
      answered: 'Review answered',
      deleted: 'Review deleted',
      restored: 'Review brought back',
      purged: 'Review deleted permanently',
    },
  },
  zh: {
    review: {
      created: '添加评价',
      edited: '修改评价',
      moved: '评价在页面上的位置',
      published: '发布评价',
      hidden: '隐藏评价',
      rejected: '拒绝评价',
      answered: '回复评价',
      deleted: '删除评价',
      restored: '恢复评价',
      purged: '评价已彻底删除',
    },
  },
});

/** Fields that it changes, as the audit log names them. */
export const reviewsAuditFieldMessages = defineMessages({
  ru: {
    result: 'Результат',
    rating: 'Оценка',
    verified: 'Проверено',
    reply: 'Ответ школы',
    month: 'Месяц',
    cloud_url: 'Видео в облаке',
    stars: 'Звёзды',
  },
  en: {
    result: 'Result',
    rating: 'Rating',
    verified: 'Verified',
    reply: 'Answer of the school',
    month: 'Month',
    cloud_url: 'Video in a cloud',
    stars: 'Stars',
  },
  zh: {
    result: '成果',
    rating: '评分',
    verified: '已核实',
    reply: '学校回复',
    month: '月份',
    cloud_url: '云盘视频',
    stars: '星级',
  },
});
