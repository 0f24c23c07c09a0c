import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../../domain/errors.ts';
import { SIGNUP_ASK_AGAIN_MS, VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import { profile } from '../../../tests/support/accounts/accountFacts.ts';
import { catalogueTime, detailsOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import * as facts from '../../../tests/support/entries/registrationFacts.ts';
import { emptyRegistration } from './registrationForm.ts';
import { mediaToCheck } from './registrationSetup.ts';
import {
  startForm,
  startCompleteForm,
  startSigning,
} from '../../../tests/support/models/startRegistration.ts';

describe('the form of a registration', () => {
  it('reports missing fields on submit, at each field and for five seconds above the form', async () => {
    const { clock, context, isIn, send } = await startForm();
    send({ type: 'form.submitted' });
    expect(Object.keys(context().fieldErrors)).toEqual([
      'full_name',
      'civil_id',
      'phone_number',
      'user_dob',
      'read_requirement',
      'term_conditions',
      'media_file',
      'id_passport_url',
    ]);
    clock.increment(VALIDATION_BANNER_MS - 1);
    expect(isIn({ filling: { form: 'bannered' } })).toBe(true);
    clock.increment(1);
    expect([isIn({ filling: { form: 'calm' } }), context().listed]).toEqual([true, true]);
  });

  it('begins with Oman, and a number typed with another dial code chooses its country', async () => {
    const { context, send } = await startForm();
    expect(context().values.country_id).toBe('1');
    send({ type: 'field.changed', field: 'phone', value: '0020 10 1234 5678' });
    expect(context().values).toMatchObject({ country_id: '7', phone: '1012345678' });
  });

  it('keeps its files within the page, and asks for them again after a reload', async () => {
    const files = { media: facts.chosenMedia, identity: facts.identityFile };
    const back = await startForm({ draft: facts.keptDraft, files });
    expect(back.context()).toMatchObject({ ...files, restored: false });
    await back.submit();
    expect(back.isIn({ sending: 'transferring' })).toBe(true);
    const reloaded = await startForm({ draft: facts.keptDraft });
    expect(reloaded.context()).toMatchObject({ media: null, identity: null, restored: true });
  });

  it('says that fields are back, and what the server holds of the upload, only if something was typed', async () => {
    const upload = { sent: 5, total: 9, until: catalogueTime + 1 };
    const back = await startForm({ draft: facts.keptDraft, upload });
    expect(back.context()).toMatchObject({ restored: true, keptUpload: upload });
    const values = { ...emptyRegistration, country_id: '7', term_conditions: true };
    const bare = await startForm({ draft: { ...facts.keptDraft, values } });
    expect(bare.context()).toMatchObject({ restored: false, keptUpload: null });
  });

  it('shows the profile of a signed-in candidate instead of the draft', async () => {
    const { context } = await startForm({ person: profile, draft: facts.keptDraft });
    expect(context().values).toEqual({
      ...facts.filledRegistration,
      full_name: 'Huda Al Rawahi',
      civil_id: '12840275',
      email: 'huda@example.om',
      phone: '91234567',
      address: 'Muttrah',
      day: '1',
      month: '4',
      year: '1999',
    });
  });

  it('checks the minimum age of the competition', async () => {
    const { context, send } = await startCompleteForm({ competition: detailsOf({ min_age: 40 }) });
    send({ type: 'form.submitted' });
    expect(context().fieldErrors).toEqual({ user_dob: { code: 'dobMin' } });
  });

  it('validates a filled field on leaving it, and clears the error with the next edit', async () => {
    const { context, send } = await startForm();
    send({ type: 'field.left', field: 'civil_id' });
    expect(context().fieldErrors).toEqual({});
    send({ type: 'field.changed', field: 'civil_id', value: '<>' });
    send({ type: 'field.left', field: 'civil_id' });
    expect(context().fieldErrors).toEqual({ civil_id: { code: 'civilIdInvalid' } });
    send({ type: 'field.changed', field: 'civil_id', value: '<' });
    expect(context().fieldErrors).toEqual({});
  });

  it('ticks a consent only through its dialog, and unticks it directly', async () => {
    const { context, send } = await startForm();
    send({ type: 'consent.accepted' });
    send({ type: 'consent.opened', consent: 'term_conditions' });
    send({ type: 'dialog.closed' });
    expect(context().values.term_conditions).toBe(false);
    send({ type: 'consent.opened', consent: 'term_conditions' });
    send({ type: 'consent.accepted' });
    expect([context().values.term_conditions, context().values.read_requirement]).toEqual([true, false]);
    send({ type: 'consent.withdrawn', consent: 'term_conditions' });
    expect(context().values.term_conditions).toBe(false);
  });

  it('is not sent while a file is being checked', async () => {
    const { context, isIn, send } = await startCompleteForm();
    send({ type: 'media.chosen', file: facts.mediaFile });
    send({ type: 'form.submitted' });
    expect([isIn('filling'), context().formError]).toEqual([true, { note: 'checking' }]);
  });

  it("shows a file's error at its field, also after a submit", async () => {
    const { calls, context, send } = await startCompleteForm();
    send({ type: 'media.chosen', file: facts.mediaFile });
    await calls.answer('checkMedia', { ok: false, code: 'tooLong' });
    send({ type: 'form.submitted' });
    expect(context().fieldErrors).toEqual({ media_file: { file: 'tooLong', name: facts.mediaFile.name } });
  });
});

it('checks a recording by the limits of its competition', async () => {
  const competition = detailsOf({ submission_type: 'audio' });
  const { context, send } = await startForm({ competition });
  send({ type: 'media.chosen', file: facts.mediaFile });
  expect(mediaToCheck(context())).toEqual({
    file: facts.mediaFile,
    limitMegabytes: competition.max_media_megabytes,
    wanted: 'audio',
    converts: false,
  });
});

describe('sending a registration', () => {
  it('uploads first, then signs up with the ticket under the key of the form', async () => {
    const { sent } = await startSigning();
    expect(sent).toEqual([
      {
        competition: detailsOf().id,
        key: facts.registrationKey,
        registration: {
          full_name: 'Fatma Said Al Zadjali',
          civil_id: '12840276',
          email: 'fatma.z@example.om',
          phone_number: '+96891234507',
          country_code: '+968',
          country_id: 1,
          user_dob: '1999-03-14',
          address: null,
        },
        ticket: 'the-ticket',
        begun: null,
        media: facts.chosenMedia,
        identity: facts.identityFile,
      },
    ]);
  });

  it('creates one entry, however often the candidate clicks', async () => {
    const { calls, sent, send, submit } = await startCompleteForm();
    await submit();
    send({ type: 'form.submitted' });
    await calls.answer('mediaUpload', { kind: 'uploaded', ticket: 'the-ticket' });
    send({ type: 'form.submitted' });
    expect(sent).toHaveLength(1);
  });

  it('reports an unknown outcome and retries under the same key', async () => {
    const { clock, context, did, isIn, send, sent } = await startSigning();
    send({ type: 'signup.refused', error: facts.refusals.unknown });
    expect([isIn({ sending: 'unsure' }), context().unsure]).toEqual([true, true]);
    clock.increment(SIGNUP_ASK_AGAIN_MS);
    send({ type: 'signup.refused', error: facts.refusals.unknown });
    send({ type: 'retry.requested' });
    expect(new Set(sent.map(({ key, ticket }) => `${key} ${ticket}`))).toEqual(
      new Set([`${facts.registrationKey} the-ticket`]),
    );
    expect(sent).toHaveLength(3);
    send({ type: 'signup.answered', answer: { account: 'created', entry: 'own-entry' } });
    expect([isIn('received'), context().unsure, did.at(-1)]).toEqual([true, false, 'forgetDraft']);
  });

  it('keeps every value, both files and the upload after a refusal', async () => {
    const { context, send } = await startSigning();
    send({ type: 'signup.refused', error: facts.refusals.known });
    expect(context()).toMatchObject({
      values: facts.filledRegistration,
      media: facts.chosenMedia,
      identity: facts.identityFile,
      ticket: 'the-ticket',
      known: true,
      fieldErrors: { civil_id: { sentence: 'This number is registered already.' } },
      formError: { word: 'highlighted' },
    });
    send({ type: 'field.changed', field: 'civil_id', value: '1' });
    expect(context().known).toBe(false);
  });

  it('uploads again what the server no longer has', async () => {
    const { context, isIn, send, submit } = await startSigning();
    send({ type: 'signup.refused', error: facts.refusals.gone });
    expect([context().ticket, context().media]).toEqual([null, facts.chosenMedia]);
    await submit();
    expect(isIn({ sending: 'transferring' })).toBe(true);
  });

  it('keeps every value and both files after a cancelled or failed upload', async () => {
    const { calls, context, submit } = await startCompleteForm();
    await submit();
    await calls.answer('mediaUpload', { kind: 'cancelled' });
    expect(context().formError).toEqual({ note: 'cancelled' });
    await submit();
    await calls.answer('mediaUpload', { kind: 'failed', error: facts.refusals.unknown });
    expect(context()).toMatchObject({
      formError: { note: 'uploadFailed' },
      media: facts.chosenMedia,
      identity: facts.identityFile,
    });
  });

  it('shows errors of unknown fields above the form', async () => {
    const { context, send } = await startSigning();
    const error = fieldErrors({ comp_id: ['No such competition.'] }, { status: 422 });
    send({ type: 'signup.refused', error });
    expect([context().formError, context().listed]).toEqual([{ sentence: 'No such competition.' }, false]);
  });

  it('closes exactly at the end of registration', async () => {
    const { isIn } = await startForm({ competition: detailsOf({ reg_end: catalogueTime }) });
    expect(isIn('closed')).toBe(true);
    const late = await startSigning();
    late.send({ type: 'signup.refused', error: facts.refusals.closed });
    expect([late.isIn('closed'), late.context().values]).toEqual([true, facts.filledRegistration]);
  });
});
