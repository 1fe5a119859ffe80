/** Whether a question may ask more than one thing. */

/** What joins two questions: a sign between them, or a word that adds one to the other. */
const signs = /[,;:.!?…\n+/，、；。！？]\s*\S/;
const words = /(?:^|\s)(?:и|а|или|ещё|еще|также|плюс|and|or|also|plus|i|ili)(?=\s)/i;
const chinese = /[和或及跟]|以及|还有/;

/** The rest of a question that joins nothing belongs to its one thing: "is your branch in Kazan open?" asks for no start. */
export function mayAskMore(question: string): boolean {
  const text = question.trim();
  return signs.test(text) || words.test(text.replace(/^(?:и|а|and|so)\s+/i, '')) || chinese.test(text);
}
