import { describe, expect, it } from 'vitest';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { ownSigner, signedCheckpoint } from '../../../tests/support/voting/signedCheckpoint.ts';
import { checkpointSigner } from './checkpointHash.ts';
import { signNote } from './checkpointNote.ts';
import { readKeyDeclarations } from './checkpointsRepo.ts';
import { declareKey, isSignedByNew, isSignedByOld } from './keyDeclaration.ts';

const next = checkpointSigner(Buffer.alloc(32, 9));
const declared = (ordinal: number) => ({
  ordinal,
  at: 5,
  number: 10,
  checkpoint_hash: 'ab'.repeat(32),
  old_key: ownSigner.publicKey,
  new_key: next.publicKey,
  reason: 'yearly',
});

describe('the declaration of a key', () => {
  it('has the published signatures of both keys, which must never change', () => {
    const { old_signature, new_signature } = declareKey(declared(1), next, ownSigner);
    expect([old_signature, new_signature]).toEqual([
      'GUPXKtDy1Ut9gIE368n1QkUi3V2wVnrUjCAeTkbNi0PKa32jhKiHpJoUa_O7oTWTpDV11Zaol-d5gHsgHO6lAw',
      'NFcIIGrn7UXYOVvOkaCb_xQ2Vm6UUT7ZSgJq_LXO8rhzFoSdqAdiwCA34SoztZ7pHPYxHIasbe8MOBHVXRtgDw',
    ]);
  });

  it('is signed by both keys as a whole, or by the new one alone', () => {
    const declaration = declareKey(declared(1), next, ownSigner);
    expect([isSignedByOld(declaration), isSignedByNew(declaration)]).toEqual([true, true]);
    for (const [field, value] of Object.entries(declared(1))) {
      if (field.endsWith('_key')) continue;
      const other = { ...declaration, [field]: typeof value === 'number' ? value + 1 : `${value}.` };
      expect([field, isSignedByOld(other), isSignedByNew(other)]).toEqual([field, false, false]);
    }
    const lost = declareKey(declared(1), next, null);
    expect([lost.old_signature, isSignedByOld(lost), isSignedByNew(lost)]).toEqual([null, false, true]);
  });
});

describe('the note of a checkpoint', () => {
  it('of a ledger without a main chain signs an empty tree', () => {
    const note = signNote('vote.example/ledger', signedCheckpoint(), ownSigner);
    expect(note.split('\n').slice(0, 3)).toEqual(['vote.example/ledger', '0', '']);
  });
});

forEachDatabase('a declared key', ({ open }) => {
  const season = useWrittenSeason(open);

  it('is stored once for each number, with a line in the audit', async () => {
    const submit = (declaration: ReturnType<typeof declareKey>) =>
      season.writer.submit('declareCheckpointKey', { declaration, actor: 'operator:test', at: 7 });
    const [first, lost] = [declareKey(declared(1), next, ownSigner), declareKey(declared(2), next, null)];
    expect([await submit(first), await submit({ ...first, reason: 'again' }), await submit(lost)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await readKeyDeclarations(season.db)).toEqual([first, lost]);
    const lines = await season.db.selectFrom('audit').orderBy('seq').selectAll().execute();
    const line = { at: 7, actor: 'operator:test', role: 'staff', subject: next.publicKey, reason: 'yearly' };
    expect(lines).toMatchObject([
      { ...line, action: 'checkpoint_key.rotated' },
      { ...line, action: 'checkpoint_key.lost' },
    ]);
    expect(lines).toHaveLength(2);
  });
});
