/** Takes out of a question what would tell who asks: addresses, telephone numbers, numbers of cards and orders. */

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.[\p{L}]{2,}/gu;
/** Seven digits or more, however they are parted. */
const number = /\+?\d(?:[\s().\u2010-\u2015-]*\d){6,}/g;
const userName = /(?<![\p{L}\p{N}])@[\w.]{3,}/gu;

export function withoutPersonalData(text: string): string {
  return text.replace(email, '…').replace(number, '…').replace(userName, '…').trim();
}
