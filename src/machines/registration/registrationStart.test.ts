import { describe, expect, it } from 'vitest';
import { httpError } from '../../../domain/errors.ts';
import { profile } from '../../../tests/support/accounts/accountFacts.ts';
import { SIGNUP_ASK_AGAIN_MS } from '../../../domain/delays.ts';
import { LATE_REGISTRATION_MS } from '../../../domain/registration.ts';
import { detailsOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import * as facts from '../../../tests/support/entries/registrationFacts.ts';
import {
  startCompleteForm,
  startForm,
  startSigning,
} from '../../../tests/support/models/startRegistration.ts';

const end = detailsOf().reg_end ?? 0;
const { begun } = facts;
const type = { type: 'field.changed', field: 'full_name', value: 'Al' } as const;
const tick = (now: number) => ({ type: 'clock.ticked', now }) as const;

describe('the beginning of a registration', () => {
  it('is stamped by the server with the first typed field, and kept with the draft', async () => {
    const { calls, context, did, followed, isIn, send } = await startForm();
    expect(followed).toEqual([{ details: detailsOf(), now: facts.openedForm().now }]);
    expect(isIn({ filling: { start: 'waiting' } })).toBe(true);
    send(type);
    expect(isIn({ filling: { start: 'beginning' } })).toBe(true);
    did.length = 0;
    await calls.answer('beginRegistration', begun);
    expect([context().begun, isIn({ filling: { start: 'begun' } }), did]).toEqual([
      begun,
      true,
      ['keepDraft'],
    ]);
  });

  it('is tried again while the server is out of reach', async () => {
    const { calls, clock, isIn, send } = await startForm();
    send(type);
    await calls.refuse('beginRegistration', facts.refusals.unknown);
    clock.increment(SIGNUP_ASK_AGAIN_MS - 1);
    expect(isIn({ filling: { start: 'resting' } })).toBe(true);
    clock.increment(1);
    expect(isIn({ filling: { start: 'beginning' } })).toBe(true);
  });

  it('goes along with the form', async () => {
    const { sent } = await startSigning({ draft: { ...facts.keptDraft, begun } });
    expect(sent).toMatchObject([{ begun }]);
  });
});

describe('the end of registration', () => {
  it('closes a form that has not begun, at once', async () => {
    const { context, isIn, send } = await startForm();
    send(tick(end - 1));
    expect([isIn('filling'), context().now]).toEqual([true, end - 1]);
    send(tick(end));
    expect([isIn('closed'), context().now]).toEqual([true, end]);
  });

  it('leaves an hour to a form that was begun before', async () => {
    const { isIn, send } = await startForm({ draft: { ...facts.keptDraft, begun } });
    send(tick(end + LATE_REGISTRATION_MS - 1));
    expect(isIn('filling')).toBe(true);
    send(tick(end + LATE_REGISTRATION_MS));
    expect(isIn('closed')).toBe(true);
  });

  it.each([
    ['opens for a draft that was begun before', end + LATE_REGISTRATION_MS - 1, begun, 'filling'],
    ['opens for no draft after an hour', end + LATE_REGISTRATION_MS, begun, 'closed'],
    ['opens for no draft that began later', end, { ...begun, at: end }, 'closed'],
    ['opens for no other draft', end, null, 'closed'],
  ] as const)('%s', async (_, now, stamped, state) => {
    const { isIn } = await startForm({ now, draft: { ...facts.keptDraft, begun: stamped } });
    expect(isIn(state)).toBe(true);
  });
});

describe('a draft that another device changed', () => {
  it('shows a note, and keeps what was typed here', async () => {
    const { context, did, isIn, send } = await startForm({ person: profile, draft: facts.keptDraft });
    const { values } = context();
    send({ type: 'draft.overtaken' });
    expect([isIn('filling'), context().formError]).toEqual([true, { note: 'overtaken' }]);
    expect([context().values, did]).toEqual([values, ['keepDraft']]);
  });

  it('opens anew as the account has it, without the upload of this page', async () => {
    const { calls, context, did, isIn, send } = await startSigning({ person: profile });
    send({ type: 'signup.refused', error: facts.refusals.other });
    send({ type: 'draft.overtaken' });
    send({ type: 'newest.requested' });
    expect([isIn('opening'), did.includes('forgetDraft')]).toEqual([true, false]);
    const newer = { ...facts.keptDraft, key: 'the-key-of-the-phone' };
    await calls.answer('openForm', facts.openedForm({ person: profile, draft: newer }));
    expect(context()).toMatchObject({ key: newer.key, formError: null, ticket: null });
  });

  it('stays as it is here, with the note, while the account does not answer', async () => {
    const { calls, context, send } = await startForm({ person: profile, draft: facts.keptDraft });
    send({ type: 'draft.overtaken' });
    send({ type: 'newest.requested' });
    expect(context().newest).toBe(true);
    const own = { person: profile, draft: facts.keptDraft, overtaken: true };
    await calls.answer('openForm', facts.openedForm(own));
    expect(context()).toMatchObject({
      key: facts.keptDraft.key,
      formError: { note: 'overtaken' },
      newest: false,
    });
  });
});

describe('a form that this tab has sent', () => {
  it('says again where its link went, and makes room for somebody else on request', async () => {
    const { calls, context, did, isIn, send } = await startForm({ sent: facts.sentForm });
    expect([isIn({ received: 'staying' }), context().account]).toEqual([true, 'created']);
    expect(context()).toMatchObject(facts.sentForm);
    send({ type: 'another.requested' });
    expect(did).toEqual(['forgetSent']);
    await calls.answer('openForm', facts.openedForm());
    expect([isIn('filling'), context().account, context().values.civil_id]).toEqual([true, null, '']);
  });

  it('keeps nothing of its entry while the form opens for somebody else', async () => {
    const { context, send } = await startSigning();
    send({ type: 'signup.answered', answer: { account: 'created', entry: 'own-entry' } });
    send({ type: 'stay.requested' });
    expect(context().entry).toBe('own-entry');
    send({ type: 'another.requested' });
    expect(context().entry).toBeNull();
  });
});

describe('a registration that is judged early', () => {
  it('is judged by its text before its recording is sent, and keeps the chosen files', async () => {
    const { calls, context, isIn, send, sent } = await startCompleteForm();
    send({ type: 'form.submitted' });
    expect(isIn({ sending: 'judging' })).toBe(true);
    await calls.refuse('checkSignup', facts.refusals.known);
    expect([isIn({ filling: { form: 'bannered' } }), sent]).toEqual([true, []]);
    expect(context()).toMatchObject({
      fieldErrors: { civil_id: { sentence: 'This number is registered already.' } },
      known: true,
      media: facts.chosenMedia,
      identity: facts.identityFile,
    });
  });

  it.each([
    ['a broken line', facts.refusals.unknown],
    ['a limit', httpError({ status: 429 })],
    ['an older server', facts.refusals.other],
  ])('goes on without a judgement after %s', async (_, error) => {
    const { calls, isIn, send } = await startCompleteForm();
    send({ type: 'form.submitted' });
    await calls.refuse('checkSignup', error);
    expect(isIn({ sending: 'transferring' })).toBe(true);
  });

  it('closes where registration is over', async () => {
    const { calls, isIn, send } = await startCompleteForm();
    send({ type: 'form.submitted' });
    await calls.refuse('checkSignup', facts.refusals.closed);
    expect(isIn('closed')).toBe(true);
  });

  it('leads to the entry of a candidate who has one, and forgets the draft', async () => {
    const { did, isIn } = await startForm({ person: profile, entry: 'own-entry', draft: facts.keptDraft });
    expect([isIn('entered'), did]).toEqual([true, ['forgetDraft']]);
  });

  it('says at once that the stored date of birth is too late', async () => {
    const competition = detailsOf({ min_age: 40 });
    const { context } = await startForm({ person: profile, competition });
    expect(context().fieldErrors).toEqual({ user_dob: { code: 'dobMin' } });
    expect((await startForm({ competition, draft: facts.keptDraft })).context().fieldErrors).toEqual({});
  });
});
