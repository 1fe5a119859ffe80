import { expect, it } from 'vitest';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { apiRoutes } from './server.ts';

describeOnOneEngine('the description of the calls', (makeWorld) => {
  it('is a page to read in a demo, without a script, on which every call stands', async () => {
    const { status, text, headers } = await page(await makeWorld());
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect(text).not.toMatch(/<script|\son\w+=|style="|https?:\/\/(?!127\.0\.0\.1)/);
    const missing = apiRoutes.filter(({ endpoint: { method, path, summary } }) => {
      const heading = `<b class="${method.toLowerCase()}">${method}</b> <code>${path}</code>`;
      return !text.includes(heading) || !text.includes(escaped(summary));
    });
    expect(missing.map(({ endpoint }) => endpoint.path)).toEqual([]);
  });

  it('says of a call what it takes, what it answers and whether it needs a token', async () => {
    const { text } = await page(await makeWorld());
    const login =
      /<details>\s*<summary><b class="post">POST<\/b> <code>\/api\/login<\/code>[\s\S]*?<\/details>/.exec(
        text,
      )![0];
    expect(login).toMatch(/<code>email<\/code><\/td><td>body<\/td><td>string/);
    expect(login).toContain('<code>access_token</code>');
    expect(login).not.toContain('class="key"');
    const restart = /<code>\/api\/admin\/restart<\/code>.*/.exec(text)![0];
    expect(restart).toContain('class="key"');
  });

  it('is for staff alone in a live school', async () => {
    const world = await makeWorld();
    world.app.config.mode = 'live';
    expect((await page(world)).status).toBe(401);
    expect((await page(world, await world.signedInAs('user'))).status).toBe(403);
    expect((await page(world, await world.signedInAs('support'))).status).toBe(200);
  });

  it('is OpenAPI for programs, and its style is a file of ours', async () => {
    const world = await makeWorld();
    const { body } = await world.visitor().request({ method: 'GET', url: '/api/docs' });
    expect(body).toMatchObject({ openapi: '3.1.0' });
    const { text } = await page(world);
    const url = /<link rel="stylesheet" href="([^"]+)"/.exec(text)![1]!;
    const styles = await world.server.inject({ method: 'GET', url });
    expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
  });
});

async function page({ server }: World, reader: { token: string | null } = { token: null }) {
  const headers = { accept: 'text/html', ...(reader.token && { authorization: `Bearer ${reader.token}` }) };
  const answer = await server.inject({ method: 'GET', url: '/api/docs', headers });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
