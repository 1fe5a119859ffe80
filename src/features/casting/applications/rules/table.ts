/** A table as a text that Excel opens: with the mark of UTF-8, semicolons, and lines that end as on Windows. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cellText).join(';')).join('\r\n')}\r\n`;
}

/** A text that a spreadsheet would take for a formula begins with an apostrophe. */
function cellText(text: string): string {
  const plain = /^[\s]*[=+\-@\t\r]/.test(text) && !/^\+?\d+$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
