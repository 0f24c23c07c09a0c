import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import { editFormFlow } from '../../../tests/flows/editForm/editFormFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { laterOrganisation, organisationRow } from '../../../tests/support/staff/staffFacts.ts';
import { editFormMachine } from './editFormMachine.ts';
import type { EditDraft, EditLoaded } from './editFormTypes.ts';
import { readOrganisationForm } from './readOrganisationForm.ts';

walkMachine(editFormFlow);

const { texts: stored } = organisationRow;
const arabic = 'دار المواهب';

async function start(loaded: EditLoaded = { row: organisationRow, draft: null }) {
  const calls = new HeldCalls();
  const kept: object[] = [];
  const machine = editFormMachine.provide({
    actors: { loadRow: calls.actor('loadRow'), saveRow: calls.actor('saveRow') },
    actions: {
      keepDraft: ({ context }) => void kept.push(context.texts),
      endSession: () => {},
    },
  });
  const actor = createActor(machine, { input: { read: readOrganisationForm } }).start();
  await calls.answer('loadRow', loaded);
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    calls,
    kept,
    context,
    value: () => actor.getSnapshot().value,
    type: (field: string, value: string) => actor.send({ type: 'field.changed', field, value }),
    save: () => actor.send({ type: 'form.submitted' }),
    /** What the last save sent. */
    sent: () => {
      const { children } = actor.getSnapshot();
      return (children['saveRow']?.getSnapshot() as { input?: object } | undefined)?.input;
    },
  };
}

describe('a form for editing', () => {
  it('saves the stored form of what was typed, by the version that it started from', async () => {
    const { calls, context, kept, save, sent, type, value } = await start();
    type('name_ar', '  دار   المواهب ');
    save();
    const texts = { ...stored, name_ar: arabic };
    expect(sent()).toEqual({ start: organisationRow, texts });
    const saved = laterOrganisation(texts);
    await calls.answer('saveRow', { saved });
    expect([value(), context().start, context().texts]).toEqual([{ editing: 'saved' }, saved, texts]);
    expect(kept.at(-1)).toEqual(texts);
  });

  it('sends nothing that is not changed, and nothing that is wrong', async () => {
    const { context, save, type, value } = await start();
    save();
    expect([value(), context().fieldErrors]).toEqual([{ editing: 'ready' }, {}]);
    type('name_ar', ' ');
    save();
    expect([value(), context().fieldErrors]).toEqual([
      { editing: 'ready' },
      { name_ar: { code: 'organisationName' } },
    ]);
    type('name_ar', stored['name_ar']!);
    expect(context().fieldErrors).toEqual({});
  });

  it('says that it is saved only until the next change', async () => {
    const { calls, save, type, value } = await start();
    type('name_en', 'House');
    save();
    await calls.answer('saveRow', { saved: laterOrganisation({ name_en: 'House' }) });
    type('name_en', 'House 2');
    expect(value()).toEqual({ editing: 'ready' });
  });

  it('takes in what another person changed in other fields, and asks for another save', async () => {
    const { calls, context, save, sent, type, value } = await start();
    type('name_ar', arabic);
    save();
    const present = laterOrganisation({ name_en: 'Theirs' }, 'Huda');
    await calls.answer('saveRow', { present });
    const texts = { ...stored, name_ar: arabic, name_en: 'Theirs' };
    expect([value(), context()]).toMatchObject([
      { editing: 'ready' },
      { start: present, texts, disputes: {}, meanwhile: { by: 'Huda' } },
    ]);
    save();
    expect(sent()).toEqual({ start: present, texts });
    await calls.answer('saveRow', { saved: { ...present, version: 5, texts } });
    expect(context().meanwhile).toBe(null);
  });

  it('waits for a decision about a field that both changed', async () => {
    const { actor, calls, context, save, sent, type, value } = await start();
    type('name_ar', arabic);
    save();
    const present = laterOrganisation({ name_ar: 'لهم' });
    await calls.answer('saveRow', { present });
    const dispute = { mine: arabic, theirs: 'لهم', choice: null };
    expect([value(), context().disputes]).toEqual([{ editing: 'disputed' }, { name_ar: dispute }]);
    save();
    expect(value()).toEqual({ editing: 'disputed' });
    actor.send({ type: 'choice.made', field: 'name_ar', choice: 'theirs' });
    expect([value(), context().texts['name_ar']]).toEqual([{ editing: 'ready' }, 'لهم']);
    actor.send({ type: 'choice.made', field: 'name_ar', choice: 'mine' });
    expect(context().texts['name_ar']).toBe(arabic);
    type('name_ar', 'دار المواهب كلها');
    expect(context().disputes['name_ar']).toEqual({ ...dispute, mine: 'دار المواهب كلها', choice: 'mine' });
    save();
    expect(sent()).toEqual({ start: present, texts: { ...stored, name_ar: 'دار المواهب كلها' } });
  });

  it('finds that a save of unknown outcome had succeeded', async () => {
    const { calls, context, save, type, value } = await start();
    type('name_ar', ` ${arabic} `);
    save();
    await calls.refuse('saveRow', networkError);
    expect([value(), context().formError]).toEqual([{ editing: 'ready' }, { word: 'network' }]);
    save();
    const present = laterOrganisation({ name_ar: arabic });
    await calls.answer('saveRow', { present });
    expect([value(), context().start, context().meanwhile]).toEqual([{ editing: 'saved' }, present, null]);
  });

  it('keeps what was typed when it is refused, given up, or the session is over', async () => {
    const { calls, context, save, type, value } = await start();
    type('name_en', 'House');
    save();
    await calls.refuse('saveRow', fieldErrors({ name_en: ['Look again.'] }, { status: 422 }));
    expect(context().fieldErrors).toEqual({ name_en: { sentence: 'Look again.' } });
    save();
    await calls.refuse('saveRow', messageError('A code.', { status: 403, code: 'step_up_needed' }));
    expect([value(), context().fieldErrors, context().formError]).toEqual([{ editing: 'ready' }, {}, null]);
    save();
    await calls.refuse('saveRow', httpError({ status: 401 }));
    expect([value(), context().formError, context().texts['name_en']]).toEqual([
      { editing: 'ready' },
      { word: 'unauthorized' },
      'House',
    ]);
  });
});

describe('a kept draft', () => {
  const draft: EditDraft = { start: organisationRow, texts: { ...stored, name_ar: arabic } };

  it('is in the form again', async () => {
    const { context, value } = await start({ row: organisationRow, draft });
    expect([value(), context()]).toMatchObject([
      { editing: 'ready' },
      { texts: draft.texts, isResumed: true, meanwhile: null },
    ]);
  });

  it('meets what another person changed since', async () => {
    const row = laterOrganisation({ name_ar: 'لهم' }, 'Huda');
    const { context, value } = await start({ row, draft });
    expect([value(), context()]).toMatchObject([
      { editing: 'disputed' },
      { start: row, isResumed: true, meanwhile: { by: 'Huda' } },
    ]);
  });

  it('that is stored by now is no draft any more', async () => {
    const { context, kept, value } = await start({ row: laterOrganisation({ name_ar: arabic }), draft });
    expect([value(), context()]).toMatchObject([{ editing: 'ready' }, { isResumed: false, meanwhile: null }]);
    expect(kept).toEqual([draft.texts]);
  });
});
