/** The simulator's one page: how the model answers from now on. */
interface Shown {
  fault: string | null;
  faults: readonly string[];
  asked: number;
}

export function controlsPage({ fault, faults, asked }: Shown): string {
  const choice = (value: string, label: string) =>
    `<label><input type="radio" name="fault" value="${value}"${value === (fault ?? '') ? ' checked' : ''}> ${label}</label><br>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Language model (simulator)</title><main><h1>Language model (simulator)</h1>
<p>It repeats what the school knows about a question. Calls so far: ${asked}.</p>
<form method="post" action="/simulator"><fieldset><legend>The next answers</legend>
${choice('', 'as they should be')}${faults.map((each) => choice(each, each)).join('')}</fieldset>
<p><button>Save</button></p></form></main></html>`;
}
