/** S7: texts that would run somewhere if anything of them were not text. Each sets the page's title to `run`. */

const script = 'document.title=/run/.source';
const events = [
  ...[
    'onerror',
    'onload',
    'onclick',
    'onmouseover',
    'onfocus',
    'onanimationstart',
    'ontoggle',
    'onpointerenter',
  ],
  ...['onwheel', 'onbegin', 'onstart', 'onpageshow'],
];
const elements = [
  ...['img src=x', 'svg', 'body', 'details open', 'input autofocus', 'video src=x', 'audio src=x', 'marquee'],
];

/** Sixty of them. */
export const hostileTexts: readonly string[] = [
  ...events.map((name) => `<img src=x ${name}="${script}">`),
  ...events.map((name) => `"${name}="${script}" x="`),
  ...elements.flatMap((element) => [
    `<${element} onerror=${script}>`,
    `</p><${element} onload='${script}'//`,
  ]),
  ...[`<script>${script}</script>`, `</script><script>${script}</script>`, `<ScRiPt/x>${script}</sCrIpT>`],
  ...[
    `</title><script>${script}</script>`,
    `</textarea><script>${script}</script>`,
    `--><script>${script}</script>`,
  ],
  ...[`<a href="javascript:${script}">x</a>`, `[x](javascript:${script})`, `javascript:${script}`],
  ...[`<iframe srcdoc="<script>parent.${script}</script>">`, `<iframe src="javascript:parent.${script}">`],
  ...[
    `<object data="javascript:${script}">`,
    `<embed src="javascript:${script}">`,
    `<base href="javascript:/">`,
  ],
  ...[
    `<style>@import 'javascript:${script}'</style>`,
    `<math><mtext></form><form><mglyph><svg onload=${script}>`,
  ],
  ...[`{{constructor.constructor('${script}')()}}`, `\${${script}}`, `<%= ${script} %>`],
  `&#60;script&#62;${script}&#60;/script&#62;`,
];
