import { describe, expect, it } from 'vitest';
import { httpError, messageError } from '../../../domain/errors.ts';
import { fileUnreadable } from '../../../domain/forms/mediaFile.ts';
import { registrationFlow } from '../../../tests/flows/registration/registrationFlow.ts';
import { catalogueTime, detailsOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { type Fact, follow } from '../../../tests/support/models/follow.ts';
import * as facts from '../../../tests/support/entries/registrationFacts.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';

const calm = 'filling.form.calm';
const opened: Fact = [answered('openForm', facts.openedForm()), calm];
const filled: Fact = [answered('openForm', facts.openedForm({ draft: facts.keptDraft })), calm];
const submit = { type: 'form.submitted' };
const media = { type: 'media.chosen', file: facts.mediaFile };
const identity = { type: 'identity.chosen', file: facts.identityFile };
const complete: Fact[] = [
  filled,
  [media, 'filling.media.checking'],
  [answered('checkMedia', { ok: true, media: facts.chosenMedia }), 'filling.media.resting'],
  [identity, 'filling.identity.checking'],
  [answered('checkIdentity', { ok: true, file: facts.identityFile }), 'filling.identity.resting'],
];
const judged: Fact = [answered('checkSignup', undefined), 'sending.transferring'];
const sent: Fact[] = [...complete, [submit, 'sending.judging'], judged];
const uploaded: Fact = [
  answered('mediaUpload', { kind: 'uploaded', ticket: 'the-ticket' }),
  'sending.signing',
];
const ends = (error: unknown) => answered('mediaUpload', { kind: 'failed', error });
const says = (error: unknown) => ({ type: 'signup.refused', error });

describe('a form that opens', () => {
  it('saves its draft from the start', async () => {
    const { did } = await follow(registrationFlow, opened);
    expect(did).toEqual(['keepDraft']);
    const rests = await follow(registrationFlow, [opened[0], 'filling.identity.resting']);
    expect(rests.context).toMatchObject({ competition: detailsOf(), now: catalogueTime });
  });

  it('redirects home without an existing competition', async () => {
    const nothing = await follow(registrationFlow, [answered('openForm', null), 'turnedAway']);
    const missing = await follow(registrationFlow, [
      refused('openForm', httpError({ status: 404 })),
      'turnedAway',
    ]);
    expect([nothing.did, missing.did]).toEqual([['goHome'], ['goHome']]);
  });

  it("shows the server's message after a failure, and can be retried", async () => {
    const error = messageError('The archive is shut.', { status: 503 });
    const { context } = await follow(
      registrationFlow,
      [refused('openForm', error), 'failed'],
      [{ type: 'retry.requested' }, 'opening'],
    );
    expect(context).toMatchObject({ sentence: 'The archive is shut.' });
  });
});

describe('a form that is filled in', () => {
  it('reads its terms in a dialog, which closes with either answer', async () => {
    const read: Fact = [{ type: 'consent.opened', consent: 'term_conditions' }, 'filling.form.reading'];
    const accepted = await follow(registrationFlow, opened, read, [{ type: 'consent.accepted' }, calm]);
    const closed = await follow(registrationFlow, opened, read, [{ type: 'dialog.closed' }, calm]);
    expect([accepted.context.consent, accepted.did, closed.context.consent]).toEqual([
      null,
      ['keepDraft', 'keepDraft'],
      null,
    ]);
    const withdrawn = await follow(registrationFlow, filled, [
      { type: 'consent.withdrawn', consent: 'term_conditions' },
      calm,
    ]);
    expect(withdrawn.did).toEqual(['keepDraft', 'keepDraft']);
  });

  it('waits for a file that is being checked', async () => {
    await follow(registrationFlow, filled, [media, 'filling.media.checking'], [submit, calm]);
    const { context } = await follow(registrationFlow, filled, [identity, 'filling.identity.checking']);
    expect(context.checkedIdentity).toBe(facts.identityFile);
  });

  it('lets a file be removed, and reports an unreadable one', async () => {
    const removed = await follow(
      registrationFlow,
      ...complete,
      [{ type: 'media.removed' }, 'filling.media.resting'],
      [{ type: 'identity.removed' }, 'filling.identity.resting'],
    );
    expect(removed.context).toMatchObject({ media: null, identity: null });
    const unreadable = await follow(
      registrationFlow,
      filled,
      [media, 'filling.media.checking'],
      [refused('checkMedia', new Error('gone')), 'filling.media.resting'],
      [identity, 'filling.identity.checking'],
      [refused('checkIdentity', new Error('gone')), 'filling.identity.resting'],
    );
    expect(unreadable.context.fieldErrors).toEqual({
      media_file: { file: 'unreadable', name: facts.mediaFile.name },
      id_passport_url: { file: 'unreadable', name: facts.identityFile.name },
    });
  });
});

describe('a form that is sent', () => {
  it('clears its errors and starts its upload', async () => {
    const { context } = await follow(
      registrationFlow,
      opened,
      [submit, 'filling.form.bannered'],
      [media, 'filling.form.bannered'],
    );
    expect(context.listed).toBe(true);
    expect((await follow(registrationFlow, ...sent)).context).toMatchObject({
      listed: false,
      restored: false,
    });
  });

  it('is sent at once if the server has no resumable uploads', async () => {
    const form = facts.openedForm({ draft: facts.keptDraft, resumable: false });
    await follow(registrationFlow, [answered('openForm', form), calm], ...complete.slice(1), [
      submit,
      'sending.signing',
    ]);
    expect.hasAssertions();
  });

  it('shows a refused file at its field, and any other upload failure above the form', async () => {
    const blamed = await follow(registrationFlow, ...sent, [ends(fileUnreadable), 'filling.form.bannered']);
    expect(blamed.context.fieldErrors).toHaveProperty('media_file');
    const broken = await follow(registrationFlow, ...sent, [ends(facts.refusals.unknown), calm]);
    expect(broken.context.formError).toEqual({ note: 'uploadFailed' });
  });

  it('is too late once registration has ended', async () => {
    await follow(registrationFlow, ...sent, [ends(facts.refusals.closed), 'closed']);
    const late = await follow(registrationFlow, ...sent, uploaded, [says(facts.refusals.closed), 'closed']);
    expect([late.did.at(-1), late.context.unsure]).toEqual(['keepDraft', false]);
    const form = facts.openedForm({ competition: detailsOf({ reg_end: catalogueTime }) });
    const shut = await follow(registrationFlow, [answered('openForm', form), 'closed']);
    expect(shut.context.competition).toEqual(form.competition);
  });

  it('keeps its draft when it is sent and when it is refused', async () => {
    const kept = (did: readonly string[]) => did.filter((name) => name === 'keepDraft').length;
    const before = await follow(registrationFlow, ...sent);
    const signing = await follow(registrationFlow, ...sent, uploaded);
    const known = await follow(registrationFlow, ...sent, uploaded, [
      says(facts.refusals.known),
      'filling.form.bannered',
    ]);
    const other = await follow(registrationFlow, ...sent, uploaded, [says(facts.refusals.other), calm]);
    expect(other.context.formError).toEqual({ sentence: 'This competition takes nobody now.' });
    const steps = [signing, known, other].map(({ did }) => kept(did) - kept(before.did));
    expect(steps).toEqual([1, 2, 2]);
  });

  it('clears its progress when it returns to the form', async () => {
    const progress = { phase: 'uploading', sent: 1, total: 2 };
    const { context } = await follow(
      registrationFlow,
      ...sent,
      [{ type: 'upload.changed', progress }, 'sending.transferring'],
      [answered('mediaUpload', { kind: 'cancelled' }), calm],
    );
    expect(context.progress).toBeNull();
  });

  it('removes the banner after its time', async () => {
    const { context } = await follow(
      registrationFlow,
      ...sent,
      uploaded,
      [says(facts.refusals.known), 'filling.form.bannered'],
      [elapsed('validationBanner', 'registration.filling.form.bannered'), calm],
    );
    expect(context.formError).toBeNull();
  });

  it('redirects home after the receipt, automatically or on request', async () => {
    const received: Fact[] = [
      ...sent,
      uploaded,
      [{ type: 'signup.answered', answer: { account: 'existing', entry: 'own-entry' } }, 'received.passing'],
    ];
    const asked = await follow(registrationFlow, ...received, [{ type: 'leave.requested' }, 'leaving']);
    const waited = await follow(registrationFlow, ...received, [
      elapsed('redirect', 'registration.received.passing'),
      'leaving',
    ]);
    expect(asked.did).toContain('keepSent');
    const stayed = await follow(registrationFlow, ...received, [
      { type: 'stay.requested' },
      'received.staying',
    ]);
    expect(stayed.did.at(-1)).toBe('forgetDraft');
    expect([asked.did.slice(-2), waited.did.slice(-2)]).toEqual([
      ['forgetDraft', 'goHome'],
      ['forgetDraft', 'goHome'],
    ]);
  });

  it('stays while a signed-in candidate owes a fee; without an account the link comes first', async () => {
    const competition = detailsOf({ entry_fee: 5_000 });
    const owing: Fact[] = [
      [answered('openForm', facts.openedForm({ draft: facts.keptDraft, competition })), calm],
      ...sent.slice(1),
      uploaded,
    ];
    const answer = (account: 'created' | 'existing') => ({
      type: 'signup.answered',
      answer: { account, entry: 'own-entry' },
    });
    const { context, did } = await follow(
      registrationFlow,
      ...owing,
      [answer('existing'), 'unpaid'],
      [{ type: 'leave.requested' }, 'unpaid'],
    );
    expect([context.entry, did.at(-1)]).toEqual(['own-entry', 'forgetDraft']);
    await follow(registrationFlow, ...owing, [answer('created'), 'received.passing']);
  });
});
