import { expect, it } from 'vitest';
import { signupContactFlow } from '../../../tests/flows/signupContact/signupContactFlow.ts';
import { correctionRefusals, sentSignup } from '../../../tests/support/entries/registrationFacts.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { answered, refused } from '../worldEvents.ts';

walkMachine(signupContactFlow);

const report = [{ type: 'mistake.reported', contact: 'phone_number' }, 'editing'] as const;
const type = (value: string) => [{ type: 'field.changed', field: 'phone_number', value }, 'editing'] as const;
const submit = { type: 'form.submitted' };
const sending = [report, type('91234507'), [submit, 'sending']] as const;

it('begins with the contact that is wrong, and shows the new one after the correction', async () => {
  const begun = await follow(signupContactFlow, report);
  expect(begun.context.values).toMatchObject({ phone_number: '91234570', country_id: '1' });
  const { context } = await follow(signupContactFlow, ...sending, [
    answered('correctContact', undefined),
    'shown',
  ]);
  expect(context).toMatchObject({
    contacts: { ...sentSignup.contacts, phone_number: '+96891234507' },
    isCorrected: true,
  });
});

it('does not send an invalid contact', async () => {
  const { context } = await follow(signupContactFlow, report, type(''), [submit, 'editing']);
  expect(context.fieldErrors).toEqual({ phone_number: { code: 'phoneRequired' } });
});

it('keeps what was typed after a refusal, and the first contact when the form is closed', async () => {
  const refusal = [refused('correctContact', correctionRefusals.field), 'editing'] as const;
  const { context } = await follow(signupContactFlow, ...sending, refusal);
  expect(context).toMatchObject({
    values: { phone_number: '91234507' },
    fieldErrors: { phone_number: { sentence: 'There is no such number.' } },
  });
  const closed = await follow(signupContactFlow, ...sending, refusal, [{ type: 'form.closed' }, 'shown']);
  expect(closed.context).toMatchObject({ contacts: sentSignup.contacts, isCorrected: false });
});

it('ends once the link was used', async () => {
  const { context } = await follow(signupContactFlow, ...sending, [
    refused('correctContact', correctionRefusals.confirmed),
    'confirmed',
  ]);
  expect(context.formError).toBeNull();
});
