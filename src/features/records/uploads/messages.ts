import { defineMessages } from '#shared/i18n.ts';

/** The field for a file in the panel's forms. */
export const uploadsMessages = defineMessages({
  ru: {
    choose:
      '{purpose, select, video {Выбрать видео} clip {Выбрать видео} picture {Выбрать картинку} other {Выбрать файл}}',
    replace: 'Заменить',
    drop: 'или перетащите его сюда',
    hint: '{purpose, select, video {MP4, MOV или WebM с кодеком H.264, до 5 ГБ} clip {MP4, MOV или WebM с кодеком H.264, до 200 МБ} captions {WebVTT, до 2 МБ} picture {PNG, JPEG, WebP или AVIF, до 20 МБ} table {CSV или XLSX, до 20 МБ} other {PDF, картинка, документ, аудио или ZIP, до 500 МБ}}',
    size: '{amount, number} {unit, select, gigabytes {ГБ} megabytes {МБ} other {КБ}}',
    unfinished: 'Не догружен файл «{name}». Выберите его снова, и загрузка продолжится с того же места.',
    forget: 'Не продолжать',
    reading: 'Открываем видео…',
    sending: 'Загружаем «{name}»',
    progress: '{percent} % · {sent} из {total}',
    left: 'осталось {minutes, plural, =0 {меньше минуты} one {около # минуты} few {около # минут} many {около # минут} other {около # минуты}}',
    pause: 'Приостановить',
    goOn: 'Продолжить',
    cancel: 'Отменить загрузку',
    paused: 'Загрузка приостановлена',
    offline: 'Нет связи с сервером. Загрузка продолжится сама, как только связь появится.',
    checking: 'Проверяем файл…',
    ready: 'Файл загружен: {name}',
    unplayable:
      'Этот браузер не может показать такое видео, значит, не покажет и ученикам. Сохраните его как MP4 с кодеком H.264 и выберите снова. На iPhone: «Настройки» → «Камера» → «Форматы» → «Наиболее совместимый».',
    poster: 'Обложка видео',
    posterAlt: 'Выбранный кадр',
    frame: 'Кадр для обложки',
    ownPicture: 'Своя картинка',
    useFrame: 'Вернуть кадр из видео',
    failed: 'Загрузка прервалась. Попробуйте продолжить.',
  },
  en: {
    choose:
      '{purpose, select, video {Choose a video} clip {Choose a video} picture {Choose a picture} other {Choose a file}}',
    replace: 'Replace',
    drop: 'or drop it here',
    hint: '{purpose, select, video {MP4, MOV or WebM with H.264, up to 5 GB} clip {MP4, MOV or WebM with H.264, up to 200 MB} captions {WebVTT, up to 2 MB} picture {PNG, JPEG, WebP or AVIF, up to 20 MB} table {CSV or XLSX, up to 20 MB} other {PDF, picture, document, audio or ZIP, up to 500 MB}}',
    size: '{amount, number} {unit, select, gigabytes {GB} megabytes {MB} other {KB}}',
    unfinished: '“{name}” has not been uploaded completely. Choose it again to go on where it stopped.',
    forget: 'Do not go on',
    reading: 'Opening the video…',
    sending: 'Uploading “{name}”',
    progress: '{percent} % · {sent} of {total}',
    left: '{minutes, plural, =0 {less than a minute} one {about # minute} other {about # minutes}} left',
    pause: 'Pause',
    goOn: 'Continue',
    cancel: 'Cancel the upload',
    paused: 'The upload is paused',
    offline: 'No connection to the server. The upload will go on by itself once there is one.',
    checking: 'Checking the file…',
    ready: 'Uploaded: {name}',
    unplayable:
      'This browser cannot show the video, so students could not watch it either. Save it as MP4 with H.264 and choose it again. On an iPhone: Settings → Camera → Formats → Most Compatible.',
    poster: 'Cover of the video',
    posterAlt: 'The chosen frame',
    frame: 'Frame for the cover',
    ownPicture: 'A picture of your own',
    useFrame: 'Use a frame of the video',
    failed: 'The upload was interrupted. Please try to continue.',
  },
  zh: {
    choose: '{purpose, select, video {选择视频} clip {选择视频} picture {选择图片} other {选择文件}}',
    replace: '更换',
    drop: '或将其拖放到此处',
    hint: '{purpose, select, video {H.264 编码的 MP4、MOV 或 WebM，最大 5 GB} clip {H.264 编码的 MP4、MOV 或 WebM，最大 200 MB} captions {WebVTT，最大 2 MB} picture {PNG、JPEG、WebP 或 AVIF，最大 20 MB} table {CSV 或 XLSX，最大 20 MB} other {PDF、图片、文档、音频或 ZIP，最大 500 MB}}',
    size: '{amount, number} {unit, select, gigabytes {GB} megabytes {MB} other {KB}}',
    unfinished: '文件“{name}”尚未上传完成。再次选择该文件即可从中断处继续。',
    forget: '不再继续',
    reading: '正在打开视频…',
    sending: '正在上传“{name}”',
    progress: '{percent} % · {sent}，共 {total}',
    left: '剩余{minutes, plural, =0 {不到一分钟} other {约 # 分钟}}',
    pause: '暂停',
    goOn: '继续',
    cancel: '取消上传',
    paused: '上传已暂停',
    offline: '无法连接服务器。恢复连接后将自动继续上传。',
    checking: '正在检查文件…',
    ready: '已上传：{name}',
    unplayable:
      '此浏览器无法播放该视频，学员也将无法观看。请另存为 H.264 编码的 MP4 后重新选择。iPhone 可在“设置”→“相机”→“格式”中选择“兼容性最佳”。',
    poster: '视频封面',
    posterAlt: '所选画面',
    frame: '封面画面',
    ownPicture: '使用自己的图片',
    useFrame: '使用视频画面',
    failed: '上传中断，请尝试继续。',
  },
});

/** How a person’s own data name what is held here. */
export const uploadsPrivacyMessages = defineMessages({
  ru: {
    sections: { uploads: 'Загруженные файлы' },
    columns: { size_bytes: 'Размер, байт', media_type: 'Тип файла' },
  },
  en: {
    sections: { uploads: 'Uploaded files' },
    columns: { size_bytes: 'Size, bytes', media_type: 'Type of the file' },
  },
  zh: {
    sections: { uploads: '上传的文件' },
    columns: { size_bytes: '大小（字节）', media_type: '文件类型' },
  },
});

/** Those of its pages, by namespace. */
export const uploadsTexts = {
  uploads: uploadsMessages,
};

/** Words of its errors. */
export const uploadErrorMessages = defineMessages({
  ru: {
    upload_too_large:
      'Файл слишком большой: принимаем не больше {amount} {unit, select, gigabytes {ГБ} other {МБ}}',
    no_space_left: 'На диске школы не хватает места для этого файла. Освободите место и попробуйте ещё раз',
    upload_type:
      'Такой файл не подходит: {purpose, select, video {нужно видео MP4, MOV или WebM} clip {нужно видео MP4, MOV или WebM} captions {нужны субтитры WebVTT} picture {нужна картинка PNG, JPEG, WebP или AVIF} table {нужна таблица CSV или XLSX} other {нужен PDF, картинка, документ, аудио или архив ZIP}}',
    upload_hevc:
      'Видео сжато в HEVC (H.265): многие браузеры его не покажут. Сохраните его как MP4 с кодеком H.264 и загрузите снова. На iPhone: «Настройки» → «Камера» → «Форматы» → «Наиболее совместимый»',
    upload_codec:
      'Не все браузеры и телефоны покажут такое видео. Сохраните его как MP4 с кодеком H.264 (8 бит, 4:2:0) и звуком AAC и загрузите снова',
  },
  en: {
    upload_too_large:
      'The file is too large: at most {amount} {unit, select, gigabytes {GB} other {MB}} are accepted',
    no_space_left: "The school's disk has no room for this file. Please free some space and try again",
    upload_type:
      'This file does not fit: {purpose, select, video {an MP4, MOV or WebM video is needed} clip {an MP4, MOV or WebM video is needed} captions {WebVTT captions are needed} picture {a PNG, JPEG, WebP or AVIF picture is needed} table {a CSV or XLSX table is needed} other {a PDF, a picture, a document, audio or a ZIP archive is needed}}',
    upload_hevc:
      'The video is compressed with HEVC (H.265), which many browsers cannot show. Save it as MP4 with H.264 and upload it again. On an iPhone: Settings → Camera → Formats → Most Compatible',
    upload_codec:
      'Not every browser and telephone can show this video. Save it as MP4 with H.264 (8 bit, 4:2:0) and AAC sound and upload it again',
  },
  zh: {
    upload_too_large: '文件过大：最大 {amount} {unit, select, gigabytes {GB} other {MB}}',
    no_space_left: '学校服务器磁盘空间不足，无法保存此文件。请清理空间后重试',
    upload_type:
      '文件类型不符：{purpose, select, video {请上传 MP4、MOV 或 WebM 视频} clip {请上传 MP4、MOV 或 WebM 视频} captions {请上传 WebVTT 字幕} picture {请上传 PNG、JPEG、WebP 或 AVIF 图片} table {请上传 CSV 或 XLSX 表格} other {请上传 PDF、图片、文档、音频或 ZIP 压缩包}}',
    upload_hevc:
      '该视频采用 HEVC（H.265）编码，许多浏览器无法播放。请另存为 H.264 编码的 MP4 后重新上传。iPhone 可在“设置”→“相机”→“格式”中选择“兼容性最佳”',
    upload_codec:
      '并非所有浏览器和手机都能播放该视频，请另存为 H.264（8 位、4:2:0）加 AAC 声音的 MP4 后重新上传',
  },
});
