import { defineMessages } from '#shared/i18n.ts';

export const movingInErrorMessages = defineMessages({
  ru: {
    moving_in_busy: 'Сейчас переносится или отменяется другой файл. Дождитесь его конца и попробуйте ещё раз',
    moving_in_unreadable:
      'Файл не читается: {problem, select, no_rows {в нём нет строк с данными} no_headings {в первой строке нет заголовков} old_excel {это старый формат Excel, сохраните его как XLSX или CSV} quotes {в строке {line} не закрыты кавычки} cell_too_long {в строке {line} ячейка длиннее {characters, number} знаков} too_many_columns {в строке {line} больше {columns, number} столбцов} too_many_rows {в нём больше {rows, number} строк, разделите его} too_many_cells {в нём больше {cells, number} ячеек, разделите его} too_large {после распаковки он больше {unpacked, number} МБ, разделите его} too_costly {его чтение заняло бы больше {seconds, number} секунд или {megabytes, number} МБ памяти, разделите его или сохраните как CSV} not_a_table {это не таблица} other {он повреждён}}',
    moving_in_columns: 'Сначала укажите, где в файле обязательные столбцы',
    moving_in_file_gone: 'Файл уже удалён: он хранится, пока перенос можно отменить',
  },
  en: {
    moving_in_busy: 'Another file is being moved in or undone. Wait until it has ended and try again',
    moving_in_unreadable:
      'The file cannot be read: {problem, select, no_rows {it has no rows of data} no_headings {its first row has no headings} old_excel {it is in the old format of Excel, save it as XLSX or CSV} quotes {quotation marks are not closed in line {line}} cell_too_long {a cell in line {line} is longer than {characters, number} characters} too_many_columns {line {line} has more than {columns, number} columns} too_many_rows {it has more than {rows, number} rows, divide it} too_many_cells {it has more than {cells, number} cells, divide it} too_large {unpacked it is larger than {unpacked, number} MB, divide it} too_costly {reading it would take more than {seconds, number} seconds or {megabytes, number} MB of memory, divide it or save it as CSV} not_a_table {it is no table} other {it is damaged}}',
    moving_in_columns: 'First say which columns hold what is needed',
    moving_in_file_gone: 'The file is gone: it is kept while moving in can be undone',
  },
  zh: {
    moving_in_busy: '另一个文件正在迁入或撤销，请等待其完成后重试',
    moving_in_unreadable:
      '无法读取文件：{problem, select, no_rows {没有数据行} no_headings {首行没有标题} old_excel {这是旧版 Excel 格式，请另存为 XLSX 或 CSV} quotes {第 {line} 行的引号未闭合} cell_too_long {第 {line} 行的单元格超过 {characters, number} 个字符} too_many_columns {第 {line} 行超过 {columns, number} 列} too_many_rows {超过 {rows, number} 行，请拆分文件} too_many_cells {超过 {cells, number} 个单元格，请拆分文件} too_large {解压后超过 {unpacked, number} MB，请拆分文件} too_costly {读取需要超过 {seconds, number} 秒或 {megabytes, number} MB 内存，请拆分文件或另存为 CSV} not_a_table {不是表格} other {文件已损坏}}',
    moving_in_columns: '请先指定必填列',
    moving_in_file_gone: '文件已删除：仅在可撤销期间保留',
  },
});
