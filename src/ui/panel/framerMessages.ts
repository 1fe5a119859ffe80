import { defineMessages } from '#shared/i18n.ts';

/** The part of a picture that pages show, where it is chosen (`FramedPictureField.tsx`). */
export const framerMessages = defineMessages({
  ru: {
    help: 'Рамка: то, что видно на сайте. Точка: то, что не срежет ни один другой кадр, обычно лицо. Двигайте их мышью, пальцем или стрелками.',
    zoom: 'Приближение',
    cropLabel: 'Кадр: {x} % слева, {y} % сверху',
    focusLabel: 'Точка внимания: {x} % слева, {y} % сверху',
    reset: 'Как было',
    preview: 'Так на сайте',
    none: 'Нет фото',
    choose: 'Выбрать файл',
    another: 'Выбрать другой файл',
  },
  en: {
    help: 'The frame is what the site shows. The point is what no other crop cuts off, usually the face. Move them by mouse, finger or arrow keys.',
    zoom: 'Zoom',
    cropLabel: 'Frame: {x} % from the left, {y} % from the top',
    focusLabel: 'Focal point: {x} % from the left, {y} % from the top',
    reset: 'As it was',
    preview: 'On the site',
    none: 'No photo',
    choose: 'Choose a file',
    another: 'Choose another',
  },
  zh: {
    help: '方框：网站上显示的部分。圆点：其他裁剪都不会切掉的位置，通常是脸部。可用鼠标、手指或方向键移动。',
    zoom: '缩放',
    cropLabel: '取景框：距左 {x} %，距上 {y} %',
    focusLabel: '焦点：距左 {x} %，距上 {y} %',
    reset: '还原',
    preview: '网站效果',
    none: '没有照片',
    choose: '选择文件',
    another: '另选文件',
  },
});
