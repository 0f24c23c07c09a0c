import { describe, expect, it } from 'vitest';
import { fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import { staffEnrolmentFlow } from '../../../tests/flows/staffEnrolment/staffEnrolmentFlow.ts';
import { type Fact, follow } from '../../../tests/support/models/follow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { earlyLink, resetLink } from '../../../tests/support/resets/resetFacts.ts';
import {
  enrolmentValues,
  invitationLink,
  knownLink,
  recoveryCodes,
  setupLink,
} from '../../../tests/support/staff/staffFacts.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import { emptyEnrolment, type EnrolmentField } from './enrolmentForm.ts';

walkMachine(staffEnrolmentFlow);

const submit = { type: 'form.submitted' };
const fills = (fields: readonly EnrolmentField[], state: string): Fact[] =>
  fields.map((field) => [{ type: 'field.changed', field, value: enrolmentValues[field] }, state]);
const run = (...facts: readonly Fact[]) => follow(staffEnrolmentFlow, ...facts);

const described: Fact[] = [
  [answered('checkLink', invitationLink), 'describing'],
  ...fills(['name', 'password'], 'describing'),
  [submit, 'proving.ready'],
];
const sent: Fact[] = [...described, ...fills(['code'], 'proving.ready'), [submit, 'submitting']];

describe('a link of staff', () => {
  it('says why it does not work, and can be checked again when that failed', async () => {
    const expired = messageError('Gone.', { status: 410, code: 'link_expired' });
    expect((await run([refused('checkLink', expired), 'dead'])).context).toMatchObject({ dead: 'expired' });
    const unread = await run([refused('checkLink', networkError), 'unread']);
    expect(unread.context.formError).toEqual({ word: 'network' });
    const again = await run(
      [refused('checkLink', networkError), 'unread'],
      [{ type: 'retry.requested' }, 'readingLink'],
    );
    expect(again.context.formError).toBeNull();
  });

  it('that opens in the same tab starts anew', async () => {
    const { context } = await run(...sent, [{ type: 'link.opened' }, 'readingLink']);
    expect(context).toMatchObject({ link: null, values: emptyEnrolment });
  });
});

describe('the details', () => {
  it('of an invited person are a name and a password', async () => {
    const { context } = await run(
      [answered('checkLink', invitationLink), 'describing'],
      [{ type: 'field.changed', field: 'password', value: 'short' }, 'describing'],
      [submit, 'describing'],
    );
    expect(context.fieldErrors).toEqual({
      name: { code: 'nameMin' },
      password: { code: 'staffPasswordShort' },
    });
  });

  it('of the first person are an organisation and an address, too; the English name may be missing', async () => {
    const opened: Fact = [answered('checkLink', setupLink), 'describing'];
    const { context } = await run(opened, [submit, 'describing']);
    expect(context.fieldErrors).toEqual({
      organisation_ar: { code: 'organisationName' },
      email: { code: 'emailInvalid' },
      name: { code: 'nameMin' },
      password: { code: 'staffPasswordShort' },
    });
    const english: Fact = [{ type: 'field.changed', field: 'organisation_en', value: 'P' }, 'describing'];
    const short = await run(opened, english, [submit, 'describing']);
    expect(short.context.fieldErrors).toMatchObject({ organisation_en: { code: 'organisationName' } });
    const filled = fills(['organisation_ar', 'email', 'name', 'password'], 'describing');
    await run(opened, ...filled, [submit, 'proving.ready']);
  });

  it('are shown again on request, as they were typed', async () => {
    const { context } = await run(...described, [{ type: 'back.requested' }, 'describing']);
    expect(context.values).toMatchObject({ name: enrolmentValues.name, password: enrolmentValues.password });
  });

  it('are shown again when the server refuses one of them', async () => {
    const error = fieldErrors({ password: ['Too common.'] }, { status: 422 });
    const { context } = await run(...sent, [refused('enrol', error), 'describing']);
    expect([context.fieldErrors, context.values]).toMatchObject([
      { password: { sentence: 'Too common.' } },
      { password: enrolmentValues.password, code: '' },
    ]);
  });
});

describe('the code of the authenticator app', () => {
  it('is required', async () => {
    const { context } = await run(...described, [submit, 'proving.ready']);
    expect(context.fieldErrors).toEqual({ code: { code: 'codeRequired' } });
  });

  it('is asked for again when it was wrong', async () => {
    const error = fieldErrors({ code: ['Wrong.'] }, { status: 422 });
    const { context } = await run(...sent, [refused('enrol', error), 'proving.ready']);
    expect([context.fieldErrors, context.link, context.values]).toMatchObject([
      { code: { sentence: 'Wrong.' } },
      invitationLink,
      { name: enrolmentValues.name, code: '' },
    ]);
  });

  it('cannot be sent again until the wait is over', async () => {
    const limited: Fact = [refused('enrol', httpError({ status: 429 })), 'proving.limited'];
    const held = await run(...sent, limited, [submit, 'proving.limited']);
    expect(held.context.formError).toEqual({ word: 'tooManyRequests' });
    const over: Fact = [elapsed('wait', 'staffEnrolment.proving.limited'), 'proving.ready'];
    expect((await run(...sent, limited, over)).context.formError).toBeNull();
  });

  it('keeps nothing of a link that was used meanwhile', async () => {
    const used = messageError('Used.', { status: 410, code: 'link_used' });
    const { context } = await run(...sent, [refused('enrol', used), 'dead']);
    expect(context).toMatchObject({ dead: 'used', link: null, values: emptyEnrolment });
  });

  it('can be sent again as it is to a server that was out of reach', async () => {
    const { context } = await run(...sent, [refused('enrol', networkError), 'proving.ready']);
    expect([context.formError, context.values.name]).toEqual([{ word: 'network' }, enrolmentValues.name]);
  });
});

describe('a person who signs in already', () => {
  const opened: Fact = [answered('checkLink', knownLink), 'proving.ready'];

  it('gives only password and code, and gets no codes', async () => {
    const missing = await run(opened, [submit, 'proving.ready']);
    expect(missing.context.fieldErrors).toEqual({
      password: { code: 'passwordRequired' },
      code: { code: 'codeRequired' },
    });
    const { did, context } = await run(
      opened,
      ...fills(['password', 'code'], 'proving.ready'),
      [submit, 'submitting'],
      [answered('enrol', []), 'entered'],
    );
    expect([did, context.values]).toEqual([['goOn'], emptyEnrolment]);
  });

  it('corrects a password where it was typed', async () => {
    const error = messageError('Wrong.', { status: 422, code: 'staff_credentials' });
    const { context } = await run(
      opened,
      ...fills(['password', 'code'], 'proving.ready'),
      [submit, 'submitting'],
      [refused('enrol', error), 'proving.ready'],
    );
    expect(context.formError).toEqual({ sentence: 'Wrong.' });
  });
});

describe('a person whose access is reset', () => {
  it('waits until the link works, and then looks again', async () => {
    const early: Fact = [answered('checkLink', earlyLink), 'waiting'];
    expect((await run(early)).context.link).toEqual(earlyLink);
    await run(early, [{ type: 'retry.requested' }, 'readingLink']);
  });

  it('proves the password and the new app in one step, and gets codes', async () => {
    const opened: Fact = [answered('checkLink', resetLink), 'proving.ready'];
    const missing = await run(opened, [submit, 'proving.ready']);
    expect(missing.context.fieldErrors).toEqual({
      password: { code: 'passwordRequired' },
      code: { code: 'codeRequired' },
    });
    const proven = [opened, ...fills(['password', 'code'], 'proving.ready'), [submit, 'submitting'] as Fact];
    const { context } = await run(...proven, [answered('enrol', recoveryCodes), 'keepingCodes']);
    expect([context.recoveryCodes, context.values]).toEqual([recoveryCodes, emptyEnrolment]);
    const error = fieldErrors({ password: ['Not right.'] }, { status: 422, code: 'wrong_password' });
    const refusedOnce = await run(...proven, [refused('enrol', error), 'proving.ready']);
    expect(refusedOnce.context.fieldErrors).toEqual({ password: { sentence: 'Not right.' } });
  });
});

describe('the recovery codes', () => {
  const shown: Fact[] = [...sent, [answered('enrol', recoveryCodes), 'keepingCodes']];

  it('stay until the person says that they are kept', async () => {
    const { context } = await run(...shown, [submit, 'keepingCodes']);
    expect([context.fieldErrors, context.recoveryCodes, context.values, context.link]).toEqual([
      { saved: { code: 'codesUnsaved' } },
      recoveryCodes,
      emptyEnrolment,
      null,
    ]);
    const kept: Fact = [{ type: 'saved.changed', isSaved: true }, 'keepingCodes'];
    const { context: cleared } = await run(...shown, [submit, 'keepingCodes'], kept);
    expect(cleared.fieldErrors).toEqual({});
    const left = await run(...shown, kept, [submit, 'entered']);
    expect([left.did, left.context.recoveryCodes]).toEqual([['goOn'], []]);
  });

  it('can be printed', async () => {
    expect((await run(...shown, [{ type: 'print.requested' }, 'keepingCodes'])).did).toEqual(['print']);
  });
});
