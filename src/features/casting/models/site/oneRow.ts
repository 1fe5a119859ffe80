/** Windows in which the cards are in one row, as in the style sheet: swiped on a phone, and so by arrow keys. */
export const oneRow = '(max-width: 29.99rem)';
