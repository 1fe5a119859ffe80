/** Headers by which mail programs, answering machines and spam filters know the school's mails. */
import { expect, it } from 'vitest';
import { ordersPanelApi } from '#features/sales/orders/contract/panel.ts';
import { contextOf } from '#server/context.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { schoolFacts } from '../rules/school.ts';
import { changeSchool } from './school.ts';

const from = '"Школа @ Ольха" <no-reply@mail.school.example>';

describeOnEngines('a mail of the school', (makeWorld) => {
  it('is answered at the school’s address, and is named by the domain that sends it', async () => {
    const world = await makeWorld({ config: { MAIL_FROM: from } });
    await answeredAt(world, 'hello@school.example');
    await buy(world, world.visitor(), await aCourse(world));
    const [mail] = world.mail.messages();
    expect(mail!.headers.get('reply-to')).toBe('hello@school.example');
    expect(mail!.messageId).toMatch(/^<[\w-]+@mail\.school\.example>$/);
  });

  it('tells answering machines that nobody wrote it, but for what a person wrote', async () => {
    const world = await makeWorld({ config: { MAIL_FROM: from } });
    await answeredAt(world, 'hello@school.example');
    const purchase = await buy(world, world.visitor(), await aCourse(world));
    const manager = await world.signedInAs('manager');
    const letter = { id: purchase.order_id, subject: 'О вашем заказе', text: 'Здравствуйте! Это мы.' };
    expect((await manager.call(ordersPanelApi.write, letter)).status).toBe(200);
    await world.runJobs();
    const kinds = world.mail.messages().map(({ subject, headers }) => ({
      isLetter: subject === letter.subject,
      says: headers.get('auto-submitted') ?? null,
      answers: headers.get('reply-to'),
    }));
    expect(kinds.filter(({ isLetter }) => isLetter)).toEqual([
      { isLetter: true, says: null, answers: 'hello@school.example' },
    ]);
    const automatic = kinds.filter(({ isLetter }) => !isLetter);
    expect(automatic.length).toBeGreaterThan(0);
    for (const { says } of automatic) expect(says).toBe('auto-generated');
  });
});

/** The contact that pages and mails name. */
function answeredAt(world: World, email: string): Promise<unknown> {
  return contextOf(world.app).transaction((ctx) => changeSchool(ctx, schoolFacts.parse({ email })));
}
