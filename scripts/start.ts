/** `npm start`: starts the product and says where it is. `--dev` adds hot reload. */

import type { Podium } from '../src/app/podium.ts';

const startedAt = performance.now();
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';

// Loaded now: libraries choose their build by NODE_ENV when they are first imported.
const { startPodium } = await import('../src/app/podium.ts');
const { ConfigError, readConfig } = await import('../src/server/config.ts');

try {
  const config = readConfig();
  const podium = await startPodium(config, { isDevelopment: process.argv.includes('--dev') });
  printAddresses(podium);
  collectStartUpGarbage();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void podium.stop());
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function printAddresses(podium: Podium): void {
  const { config } = podium.app;
  const ms = Math.round(performance.now() - startedAt);
  console.log(`\nPodium is serving ${podium.url} (${config.mode} mode, started in ${ms} ms)`);
  if (config.mode === 'demo') {
    console.log(`  Staff panel         ${podium.url}/admin`);
    console.log(`  Mails that went out ${podium.url}/demo/mailbox`);
    if (podium.demo?.yookassa) console.log(`  Payments simulator  ${podium.url}/demo/payments`);
    console.log('  Sign-ins:');
    for (const { title, email, password } of podium.demo?.accounts ?? []) {
      console.log(`    ${email.padEnd(28)} ${password.padEnd(14)} ${title}`);
    }
  }
  if (podium.newAdminPassword) {
    console.log(
      `  Super admin made: ${config.adminEmail}, password ${podium.newAdminPassword} (shown only now)`,
    );
  }
  console.log('  Stop with Ctrl+C\n');
}

/**
 * What loading leaves behind is a third of the process, and an idle process never collects it by itself.
 * The flags `--flush-baseline-code --bytecode-old-age=1` belong to it: such a collection also forgets the shapes that
 * compiled code relies on, and code that outlives it is slow for good (a tenth of a page's time); so it goes as well.
 */
function collectStartUpGarbage(): void {
  setTimeout(
    () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
    2000,
  ).unref();
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another: PORT=${(port ?? 3000) + 1} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user. Choose one above 1024 with PORT=…`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
