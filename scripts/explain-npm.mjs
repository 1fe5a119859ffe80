/** Failures of npm, in words of what to do about them; npm's own last lines follow. */

const causes = [
  {
    pattern: /in sync|Missing: .* from lock file|Invalid: lock file/,
    text:
      'package-lock.json does not match package.json, so nothing was installed.\n' +
      'If you changed package.json, run "npm install" and keep both files; otherwise restore both from git.',
  },
  {
    pattern:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    text:
      'The package registry cannot be reached. It is needed once, to install the packages.\n' +
      'Check the network, a proxy, or the address that "npm config get registry" prints, and run the command again.',
  },
  { pattern: /ENOSPC/, text: 'The disk is full. Free about 1 GB and run the command again.' },
  {
    pattern: /EACCES|EPERM|EROFS/,
    text:
      "A folder may not be written: this checkout, or npm's cache. Files left by another user (root?) are the usual\n" +
      'reason; give them to yourself with chown, and run the command again.',
  },
  {
    pattern: /EINTEGRITY/,
    text: 'A downloaded package differs from the one recorded in package-lock.json. Nothing of it was run.',
  },
  {
    pattern: /E404|ETARGET|notarget/,
    text: 'The registry does not have a package that package-lock.json names.',
  },
  {
    pattern: /E401|E403/,
    text: 'The registry refused us. "npm config get registry" tells which one is asked.',
  },
];

/** @param {string} output everything npm printed */
export function explainNpm(output) {
  const cause = causes.find(({ pattern }) => pattern.test(output));
  // npm's usage page and the name of its log file say nothing about this failure.
  const said = output.split(/^npm error\s*(?:Clean install a project|A complete log)/m)[0].trim();
  const quoted = said
    .split('\n')
    .slice(0, 15)
    .map((line) => `  ${line}`);
  return `${cause?.text ?? 'The packages could not be installed.'}\n\nnpm said:\n${quoted.join('\n')}`;
}
