import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aCertificate } from '#test/certificates.ts';
import { drawnBy } from '#test/drawings.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { certificatesPanelApi } from '../contract/panel.ts';

describeOnOneEngine('what a certificate is printed on', (makeWorld) => {
  // spec: 39
  it.each([
    ['Анна Светлова', /Prata/],
    ['Łucja Żółć', /Roboto/],
    ['王小明', /NotoSansSC/],
    [`${'Ш'.repeat(100)} ${'W'.repeat(100)}`, /Prata/],
  ])('is one page with the fonts of %s', async (name, font) => {
    const world = await makeWorld();
    const { student, certificate } = await aCertificate(world);
    await sql`update certificates set name = ${name}`.execute(world.app.database.handle);
    const pdf = await world.server.inject({
      url: `/api/user/certificates/${certificate.id}/pdf`,
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toMatch(
      /^attachment; filename="certificate-10001-[\d-]+\.pdf"$/,
    );
    const text = pdf.rawPayload.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toMatch(/\/FontFile2/);
    expect(text.match(/\/BaseFont \/\S+/g)?.join()).toMatch(font);
  });

  // spec: 39
  it('has a picture to share as long as it is valid', async () => {
    const world = await makeWorld();
    const { token, certificate } = await aCertificate(world);
    const ask = () => world.server.inject({ url: `/share/certificates/${token}.jpg?language=en` });
    const { width, height } = await sharp((await ask()).rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const manager = await world.signedInAs('manager');
    await manager.call(certificatesPanelApi.revoke, { id: certificate.id, reason: 'ошибка' });
    expect((await ask()).statusCode).toBe(404);
  });

  it('is drawn once for the same words, and not for a reader who has kept picture or PDF; another name is redrawn', async () => {
    const world = await makeWorld();
    const { token, certificate, student } = await aCertificate(world);
    for (const [kind, ask] of Object.entries(shownBy(world, { token, certificate, student }))) {
      const drawings = () => drawnBy(world, kind as 'card' | 'pdf');
      const asked = await Promise.all(Array.from({ length: 5 }, () => ask()));
      expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      expect(await drawings(), kind).toBe(1);
      const etag = String(asked[0]!.headers.etag);
      for (const known of [etag, `"another", W/${etag}`]) {
        const again = await ask({ 'if-none-match': known });
        expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
      }
      await sql`update certificates set name = 'Новое Имя'`.execute(world.app.database.handle);
      const renamed = await ask({ 'if-none-match': etag });
      expect([renamed.statusCode, await drawings()]).toEqual([200, 2]);
      await sql`update certificates set name = ${certificate.name}`.execute(world.app.database.handle);
      expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
      expect(await drawings(), kind).toBe(2);
    }
  });

  // spec: 39
  it('is gone from page, picture and PDF with its revocation, also for those who keep it, and back with its restoring', async () => {
    const world = await makeWorld();
    const { token, certificate, student } = await aCertificate(world);
    const manager = await world.signedInAs('manager');
    const one = { id: certificate.id };
    const shown = Object.values(shownBy(world, { token, certificate, student }));
    const verify = () => world.visitor().request({ method: 'GET', url: `/api/certificates/${token}` });
    const kept: string[] = [];
    for (const ask of shown) {
      const { headers } = await ask();
      // No cache shows it without asking.
      expect(headers['cache-control']).toMatch(/^(?:public, no-cache|no-store)$/);
      kept.push(String(headers.etag));
    }
    await manager.call(certificatesPanelApi.revoke, { ...one, reason: 'ошибка' });
    for (const [index, ask] of shown.entries())
      for (const headers of [{}, { 'if-none-match': kept[index]! }, { 'if-none-match': '*' }]) {
        const answer = await ask(headers);
        expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
          404,
          'no-store',
          undefined,
        ]);
      }
    const page = await verify();
    expect(page.body.certificate).toMatchObject({ revoked_at: expect.any(String) });
    expect(page.headers['cache-control']).toBe('no-store');
    await manager.call(certificatesPanelApi.restore, one);
    for (const [index, ask] of shown.entries())
      expect((await ask({ 'if-none-match': kept[index]! })).statusCode).toBe(304);
  });
});

/** Asks for what shows it: the picture as anybody, the PDF as its owner. */
function shownBy(
  world: World,
  {
    token,
    certificate,
    student,
  }: Pick<Awaited<ReturnType<typeof aCertificate>>, 'token' | 'certificate' | 'student'>,
) {
  const authorization = `Bearer ${student.token}`;
  return {
    card: (headers = {}) => world.server.inject({ url: `/share/certificates/${token}.jpg`, headers }),
    pdf: (headers = {}) =>
      world.server.inject({
        url: `/api/user/certificates/${certificate.id}/pdf`,
        headers: { authorization, ...headers },
      }),
  };
}
