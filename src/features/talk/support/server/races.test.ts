// Races.
/** Two members of staff who answer the same visitor in the same moment. */
import { expect, it } from 'vitest';
import { askForPerson } from '#test/talks.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';

describeOnBothEngines('staff who answer', (makeWorld) => {
  it('of two at once one is let through, the other is told who has it, and nothing of theirs is sent', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { token, id } = await askForPerson(world, visitor);
    const staff = await Promise.all(
      ['Анна', 'Борис'].map((firstName) => world.signedInAs('support', { firstName, lastName: 'Ким' })),
    );
    const answers = await Promise.all(
      staff.map((one, index) => one.call(inboxApi.answer, { id, text: `Ответ ${index}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const refused = answers[1 - winner]!.body;
    expect(refused).toMatchObject({
      code: 'conversation_taken',
      detail: expect.stringContaining(['Анна Ким', 'Борис Ким'][winner]!),
    });
    const { messages } = (await visitor.call(supportApi.show, { token })).body;
    expect(messages.map(({ text }) => text).filter((text) => text.startsWith('Ответ'))).toEqual([
      `Ответ ${winner}`,
    ]);
  });
});
