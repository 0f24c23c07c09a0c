import { afterEach, beforeEach, expect, it } from 'vitest';
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { newId } from '../../platform/ids.ts';
import { openServerWriter, type ServerWriter } from '../../start/serverWriter.ts';

const CANDIDATES = 12;

forEachDatabase('drafts that two nodes keep at once', ({ open, kind }) => {
  const season = useWrittenSeason(open);
  let other: ServerWriter;
  let candidates: string[];
  beforeEach(async () => {
    // PostgreSQL has a second writer; with SQLite both writes go through the only one.
    const openOther = () => openServerWriter(season.settings, { onFatal: () => {}, stream: 'other' });
    other = kind === 'postgres' ? await openOther() : season.writer;
    candidates = [];
    for (let n = 0; n < CANDIDATES; n += 1) candidates.push((await layAccount(season.db)).user_id);
  });
  afterEach(() => other.close());

  const keep = (writer: ServerWriter, userId: string, at: number, replaces: string | null = null) => {
    const version = newId();
    const draft = { userId, competitionId: 'competition', content: version, version, replaces, at };
    return writer.submit('keepDraft', draft);
  };

  it('replace none that they do not continue', async () => {
    for (const userId of candidates) {
      const kept = await Promise.all([keep(season.writer, userId, opens), keep(other, userId, opens)]);
      expect(kept.map((each) => each.kind).toSorted()).toEqual(['kept', 'outdated']);
    }
  });

  it('survive a sweep that meets them as they are renewed', async () => {
    for (const userId of candidates) await keep(season.writer, userId, opens);
    const later = opens + UPLOAD_LIFE_MS;
    await Promise.all([
      season.writer.submit('sweepDrafts', later),
      ...candidates.map((userId) => keep(other, userId, later)),
    ]);
    const left = await season.db.selectFrom('registration_drafts').select('changed_at').execute();
    expect(left).toEqual(candidates.map(() => ({ changed_at: later })));
  });
});
