import { defineMessages } from '#shared/i18n.ts';

/** The bar above every page of the panel while room runs out, and the line of its task. */
export const diskMessages = defineMessages({
  ru: {
    left: '{percent, select, 0 {На диске не осталось места} other {На диске осталось {percent} % места}}',
    text: '{percent, select, 0 {Школа не принимает заказы и заявки и ничего не сохраняет. Освободите место: после этого всё заработает само.} other {Когда место закончится, школа не сможет принимать заказы и заявки. Освободите место или увеличьте диск.}}',
    link: 'Открыть систему',
  },
  en: {
    left: '{percent, select, 0 {The disk has no room left} other {{percent} % of the disk is left}}',
    text: '{percent, select, 0 {The school takes no orders or applications and saves nothing. Free some room: then everything works again by itself.} other {Once the disk is full, the school cannot take orders or applications. Free some room or enlarge the disk.}}',
    link: 'Open the system',
  },
  zh: {
    left: '{percent, select, 0 {磁盘已没有剩余空间} other {磁盘空间仅剩 {percent} %}}',
    text: '{percent, select, 0 {学校无法接收订单和申请，也无法保存任何内容。请清理空间，之后一切会自动恢复。} other {空间用尽后，学校将无法接收订单和申请。请清理空间或扩大磁盘。}}',
    link: '打开系统',
  },
});
