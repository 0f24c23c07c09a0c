import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inspectMedia } from '../../server/media/inspectMedia.ts';
import { openDiskStore } from '../../server/platform/storage/diskStore.ts';
import { seasonPlan } from './seasonPlan.ts';
import { tuneFile, tuneMs } from './tunes.ts';
import { withRecordings } from './withRecordings.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawt-tunes-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a tune is a recording like any other, of the length it states', async () => {
  const path = join(folder, 'tune');
  writeFileSync(path, tuneFile(1));
  expect(await inspectMedia(path)).toMatchObject({
    kind: 'media',
    type: { mime: 'audio/wav' },
    facts: { durationMs: tuneMs(1) },
  });
});

it('every demo candidate who can log in has a stored recording', async () => {
  const objects = openDiskStore(folder);
  const plan = seasonPlan({ now: Date.UTC(2026, 10, 20), entries: 10, imageOf: () => null });
  const { media, groups, accounts } = await withRecordings(plan, objects);
  const shown = groups.flat().filter(({ entry }) => entry.recording !== null);
  expect(shown.map(({ user }) => user.id).toSorted()).toEqual(
    accounts.map(({ user_id }) => user_id).toSorted(),
  );
  expect(new Set(shown.map(({ entry }) => entry.recording))).toEqual(new Set(media.map(({ id }) => id)));
  for (const { object, bytes } of media) expect(await objects.stat(object)).toEqual({ bytes });
});
