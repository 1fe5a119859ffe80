/** A text that wraps: an e-mail address breaks before its domain rather than within a word. */
export function LongText({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
