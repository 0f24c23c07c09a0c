import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fieldErrors, networkError } from '../../../domain/errors.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { forgotPasswordFlow } from '../../../tests/flows/forgotPassword/forgotPasswordFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { forgotPasswordMachine } from './forgotPasswordMachine.ts';

walkMachine(forgotPasswordFlow);

function start() {
  const calls = new HeldCalls();
  const actor = createActor(
    forgotPasswordMachine.provide({ actors: { askForLink: calls.actor('askForLink') } }),
  ).start();
  const submit = (value: string) => {
    actor.send({ type: 'field.changed', value });
    actor.send({ type: 'form.submitted' });
  };
  return { actor, calls, submit, shown: () => [actor.getSnapshot().value, actor.getSnapshot().context] };
}

describe('a forgotten password', () => {
  it('asks for a number before anything is sent', () => {
    const { shown, submit } = start();
    expect(shown()[0]).toBe('idle');
    submit('  ');
    expect(shown()).toEqual([
      'idle',
      {
        civil_id: '  ',
        fieldErrors: { civil_id: { code: 'civilIdRequired' } },
        formError: null,
        message: null,
      },
    ]);
  });

  it("shows the server's message until the number changes", async () => {
    const { actor, calls, shown, submit } = start();
    submit('12840275');
    await calls.answer('askForLink', { message: 'On its way.' });
    expect(shown()).toEqual([
      'success',
      { civil_id: '12840275', fieldErrors: {}, formError: null, message: 'On its way.' },
    ]);
    actor.send({ type: 'field.changed', value: '1284027' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('shows the refusal and can be sent again', async () => {
    const { actor, calls, shown, submit } = start();
    submit('12840275');
    await calls.refuse('askForLink', fieldErrors({ civil_id: ['Odd.', 'Look again.'] }, { status: 422 }));
    expect(shown()).toEqual([
      'error',
      {
        civil_id: '12840275',
        fieldErrors: { civil_id: { sentence: 'Odd. Look again.' } },
        formError: { word: 'emailNotFound' },
        message: null,
      },
    ]);
    actor.send({ type: 'form.submitted' });
    expect(shown()).toEqual([
      'submitting',
      { civil_id: '12840275', fieldErrors: {}, formError: null, message: null },
    ]);
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'field.changed', value: '9' });
    await calls.refuse('askForLink', networkError);
    expect(actor.getSnapshot().context).toEqual({
      civil_id: '12840275',
      fieldErrors: {},
      formError: { word: 'network' },
      message: null,
    });
  });
});
