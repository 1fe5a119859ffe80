// Lane: alone.
/** Checks the claims of `deploy/` against the product that it starts. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { root } from '#server/root.ts';
import { testWith } from '#test/installed.ts';
import manifest from '../../package.json' with { type: 'json' };

const run = promisify(execFile);
const read = (file: string) => readFile(join(root, file), 'utf8');

type Yaml = string | null | Yaml[] | { [key: string]: Yaml };

test('the compose file has the image serve where the proxy asks, and keeps what must last', async () => {
  const compose = parsed(await read('deploy/compose.yaml')) as unknown as Compose;
  expect(Object.keys(compose.services)).toEqual(['podium', 'caddy']);
  const { podium, caddy } = compose.services;
  const dockerfile = await read('Dockerfile');
  const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile)!;
  expect(await read('deploy/Caddyfile')).toContain(`reverse_proxy podium:${port}`);
  const [, kept] = /^VOLUME (\S+)$/m.exec(dockerfile)!;
  expect(podium.volumes).toEqual([`podium-data:${kept}`]);
  expect(Object.keys(compose.volumes)).toEqual(['podium-data', 'caddy-data']);
  expect(caddy.volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
  // Nobody can reach the school past the trusted proxy.
  expect(podium.ports).toBeUndefined();
  expect(readConfig({ TRUST_PROXY: podium.environment.TRUST_PROXY! }).trustProxy).toBeTruthy();
  expect(Number.parseInt(podium.stop_grace_period, 10)).toBeGreaterThan(15);
});

test('the compose file gives its containers no privilege, and bounds what they may use', async () => {
  const { podium, caddy } = (parsed(await read('deploy/compose.yaml')) as unknown as Compose).services;
  for (const service of [podium, caddy])
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.stringMatching(/^\d+$/),
    });
  expect(podium).toMatchObject({ read_only: 'true', tmpfs: ['/tmp:size=512m'] });
  expect(podium).not.toHaveProperty('cap_add');
  expect(caddy).toMatchObject({ cap_add: ['NET_BIND_SERVICE'] });
});

test('the unit starts what `npm start` starts, and gives it time to end', async () => {
  const unit = await read('deploy/podium.service');
  const started = manifest.scripts.start.replace(/^node /, '/opt/podium/node_modules/.bin/node ');
  expect(unit).toContain(`ExecStart=${started}\n`);
  expect(unit).toContain('Restart=always\n');
  // The parent ends by force what does not end by itself within fifteen seconds.
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(15);
  // A signal to parent and child at once would be two to the child.
  expect(unit).toContain('KillMode=mixed\n');
});

testWith('systemd-analyze', 'systemd finds little that the unit leaves open', async () => {
  const file = join(root, 'deploy/podium.service');
  const { stdout } = await run('systemd-analyze', ['security', '--offline=true', '--no-pager', file]);
  const [, exposure] = /Overall exposure level for \S+: (\d+\.\d)/.exec(stdout)!;
  expect(Number(exposure)).toBeLessThanOrEqual(1.5);
});

testWith('systemd-analyze', 'systemd understands every line of the unit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-unit-'));
  try {
    const file = join(folder, 'podium.service');
    const here = (await read('deploy/podium.service'))
      .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
      .replace(/^User=.*$/m, 'User=root');
    await writeFile(file, here);
    const { stderr } = await run('systemd-analyze', ['verify', '--man=no', file]);
    expect(stderr.split('\n').filter((line) => line.includes('podium'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

testWith('caddy', 'Caddy understands its file', async () => {
  const config = join(root, 'deploy/Caddyfile');
  await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', config]);
});

interface Compose {
  services: {
    podium: {
      volumes: string[];
      ports?: string[];
      environment: Record<string, string>;
      stop_grace_period: string;
    };
    caddy: { volumes: string[] };
  };
  volumes: Record<string, null>;
}

/** As much of YAML as the file uses: maps and lists by indentation. @throws at any other line */
function parsed(text: string): Yaml {
  const lines = text.split('\n').filter((line) => !/^\s*(?:#.*)?$/.test(line));
  return block(0);

  function block(indent: number): Yaml {
    const map: Record<string, Yaml> = {};
    const list: Yaml[] = [];
    while (lines[0] && indentOf(lines[0]) === indent) {
      const line = lines.shift()!.trim();
      const [, key, value] = /^([\w-]+):(?: (.*))?$/.exec(line) ?? [];
      if (line.startsWith('- ')) list.push(line.slice(2));
      else if (!key) throw new Error(`not understood: ${line}`);
      else map[key] = value ?? (lines[0] && indentOf(lines[0]) > indent ? block(indentOf(lines[0])) : null);
    }
    if (lines[0] && indentOf(lines[0]) > indent) throw new Error(`indented too far: ${lines[0]}`);
    return list.length > 0 ? list : map;
  }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
