/** The mailbox's stylesheet, served by the product at `/demo/mailbox.css`; colours from Podium's tokens. */
export const MAILBOX_CSS = `
:root { --paper: #fbf8f4; --ink: #15110e; --carmine: #a8123a; --champagne: #eadfcf; --graphite: #5c544d; --rule: #d9cfc2; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 17px/1.5 "Onest Variable", Onest, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.notice { margin: 0; padding: 8px 16px; background: var(--ink); color: #efe6da; text-align: center; font-size: 15px; }
.mailbox { display: grid; grid-template-columns: minmax(0, 1fr); }
h1, h2, h3 { font-family: Prata, Georgia, "Times New Roman", serif; font-weight: 400; line-height: 1.2; overflow-wrap: anywhere; }
h1 { font-size: 21px; margin: 0; padding: 20px 16px 12px; }
h1 a { color: inherit; text-decoration: none; }
h2 { font-size: 27px; margin: 0 0 16px; text-wrap: balance; }
h3 { font-size: 19px; margin: 32px 0 8px; }
nav ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--rule); }
nav li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 12px 16px; color: inherit;
  text-decoration: none; border-bottom: 1px solid var(--rule); }
nav li a:hover { background: #f3ebe0; }
nav li a[aria-current] { background: var(--champagne); }
.to { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 15px; color: var(--graphite); }
nav time { font-size: 15px; color: var(--graphite); font-variant-numeric: tabular-nums; }
.subject { grid-column: 1 / -1; overflow-wrap: anywhere; }
.quiet, nav p { color: var(--graphite); padding: 0 16px; }
main { padding: 24px 16px 64px; min-width: 0; }
main > p { max-width: 60ch; }
dl { margin: 0 0 20px; font-size: 15px; }
dl div { display: flex; gap: 12px; }
dt { color: var(--graphite); min-width: 56px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 70vh; min-height: 360px; background: #fff; border: 1px solid var(--rule); border-radius: 8px; }
main ul { margin: 0; padding-left: 20px; }
main li { margin-bottom: 8px; overflow-wrap: anywhere; }
small { color: var(--graphite); font-size: 14px; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.5 ui-monospace, Menlo, Consolas, monospace; }
a { color: var(--carmine); }
:focus-visible { outline: 3px solid var(--carmine); outline-offset: 2px; }
@media (max-width: 799px) { .has-mail nav { display: none; } }
@media (min-width: 800px) {
  .mailbox { grid-template-columns: 340px minmax(0, 1fr); min-height: calc(100vh - 40px); }
  nav { border-right: 1px solid var(--rule); }
  main { padding: 32px 40px 64px; }
  .all { display: none; }
}
`;
