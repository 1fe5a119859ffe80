/** Styles after Podium's design tokens, in system fonts: recognisably another site. */
export const STYLE = `
:root { --paper: #fbf8f4; --ink: #15110e; --carmine: #a8123a; --champagne: #eadfcf; --graphite: #5c544d;
  --rule: #d9cfc2; --field: #8a7f74; --good: #1e6b45; --bad: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 17px/1.5 "Onest Variable", Onest, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.notice p { margin: 0; }
.notice { padding: 8px 16px; background: var(--ink); color: #efe6da; text-align: center; font-size: 15px; }
main { max-width: 560px; margin: 0 auto; padding: 32px 16px 64px; }
main.wide { max-width: 1040px; }
h1, h2 { font-family: Prata, Georgia, "Times New Roman", serif; font-weight: 400; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 27px; margin: 0 0 8px; }
h2 { font-size: 21px; margin: 40px 0 12px; }
p { margin: 0 0 12px; }
.sum { font-size: 42px; line-height: 1.15; font-variant-numeric: tabular-nums; margin: 8px 0 4px; letter-spacing: -0.01em; }
.quiet, small { color: var(--graphite); font-size: 15px; }
code { font-size: 14px; overflow-wrap: anywhere; }
form.card { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; margin: 24px 0 0; padding: 24px 20px; background: #fff;
  border: 1px solid var(--rule); border-radius: 8px; }
form.card > .whole { grid-column: 1 / -1; }
label { display: block; font-size: 15px; color: var(--graphite); }
input, select { display: block; width: 100%; min-height: 48px; margin-top: 4px; padding: 8px 12px; font: inherit; color: var(--ink);
  font-variant-numeric: tabular-nums; background: var(--paper); border: 1px solid var(--field); border-radius: 4px; }
input[aria-invalid="true"] { border-color: var(--bad); border-width: 2px; }
input[type="checkbox"] { display: inline-block; width: 20px; min-height: 20px; margin: 0 8px 0 0; vertical-align: middle; }
button { min-height: 48px; padding: 10px 16px; font: inherit; color: var(--ink); background: transparent; cursor: pointer;
  border: 1px solid var(--field); border-radius: 4px; }
button:hover { background: var(--champagne); }
button.primary { width: 100%; color: #fff; background: var(--carmine); border-color: var(--carmine); }
button.primary:hover { background: #8c0e30; }
button.small, a.button.small { min-height: 40px; padding: 6px 12px; font-size: 15px; }
button.wide { width: 100%; }
a.button { display: inline-flex; align-items: center; min-height: 48px; padding: 10px 16px; color: var(--ink);
  border: 1px solid var(--field); border-radius: 4px; text-decoration: none; }
a.button:hover { background: var(--champagne); }
a { color: var(--carmine); }
:focus-visible { outline: 3px solid var(--carmine); outline-offset: 2px; }
.outcomes { display: grid; grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)); gap: 8px; }
.outcomes button { text-align: left; }
.error { color: var(--bad); font-size: 15px; margin: 4px 0 0; }
details { margin-top: 32px; border-top: 1px solid var(--rule); border-bottom: 1px solid var(--rule); }
summary { padding: 12px 0; cursor: pointer; min-height: 48px; }
ul.cards { list-style: none; margin: 0; padding: 0 0 8px; }
ul.cards li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 4px 16px;
  padding: 6px 0; border-top: 1px solid var(--rule); font-variant-numeric: tabular-nums; }
ul.languages { list-style: none; display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0 20px; margin: -16px 0 12px; padding: 0; font-size: 15px; }
ul.languages a, ul.languages strong { display: inline-flex; align-items: center; min-height: 40px; font-weight: 400; }
ul.languages a { color: var(--graphite); }
.sms { padding: 12px 16px; background: var(--champagne); border-radius: 8px 8px 8px 0; font-variant-numeric: tabular-nums; }
.said { padding: 8px 16px; background: var(--champagne); border-left: 4px solid var(--carmine); }
ul.rows { list-style: none; margin: 0; padding: 0; }
ul.rows > li { padding: 12px 16px; margin: 0 0 8px; background: #fff; border: 1px solid var(--rule); border-radius: 8px; }
ul.rows p { margin: 4px 0; }
.line { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
.line .row { margin: 0; }
.line a.button.small { margin-left: auto; }
.badge { padding: 2px 10px; font-size: 14px; background: var(--champagne); border-radius: 999px; }
.badge.succeeded, .badge.delivered { color: #fff; background: var(--good); }
.badge.canceled, .badge.gave-up, .badge.dropped { color: #fff; background: var(--bad); }
.facts { margin: 0; }
.facts div { display: grid; grid-template-columns: minmax(110px, 160px) 1fr; gap: 0 12px; padding: 6px 0; border-top: 1px solid var(--rule); }
.facts dt { color: var(--graphite); }
.facts dd { margin: 0; }
.call { overflow-wrap: anywhere; }
.log { margin: 4px 0; padding-left: 24px; font-size: 15px; }
details.more { margin: 4px 0 0; border: 0; }
details.more summary { min-height: 0; padding: 8px 0; color: var(--graphite); font-size: 15px; }
pre { margin: 0; padding: 12px; max-height: 320px; overflow: auto; font-size: 13px; background: var(--paper); border: 1px solid var(--rule); border-radius: 4px; }
h3 { font-size: 17px; margin: 16px 0 8px; }
.row { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; margin-bottom: 16px; }
.row label { flex: 1 1 160px; }
.row label.check { display: flex; align-items: center; min-height: 48px; }
.line { margin-bottom: 12px; }
.line .row label { flex: 0 0 110px; }
.back { margin-top: 32px; font-size: 15px; }
`;
