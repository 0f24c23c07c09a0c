import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { fileTypes } from '../../domain/fileTypes.ts';
import { newMedia } from '../../server/media/newMedia.ts';
import type { MediaTable } from '../../server/platform/database/entrySchema.ts';
import { newId } from '../../server/platform/ids.ts';
import { objectKey } from '../../server/platform/storage/objectKey.ts';
import type { ObjectStore } from '../../server/platform/storage/store.ts';
import type { SeasonPlan } from './seasonPlan.ts';
import { tuneFile, tuneMs } from './tunes.ts';

/**
 * Stores a tune as the recording of each contestant who can log in, and adds it to the plan (decision D75).
 */
export async function withRecordings(plan: SeasonPlan, objects: ObjectStore): Promise<SeasonPlan> {
  const recordings = new Map<string, MediaTable>();
  for (const [number, { user_id }] of plan.accounts.entries())
    recordings.set(user_id, await keepTune(objects, number, plan.now));
  return {
    ...plan,
    media: [...recordings.values()],
    groups: plan.groups.map((people) =>
      people.map((person) => ({
        ...person,
        entry: { ...person.entry, recording: recordings.get(person.user.id)?.id ?? null },
      })),
    ),
  };
}

async function keepTune(objects: ObjectStore, number: number, at: number): Promise<MediaTable> {
  const type = fileTypes.media.find(({ extension }) => extension === 'wav');
  if (!type) throw new Error('WAV is a type that is taken.');
  const content = tuneFile(number);
  const object = objectKey('media', type.extension);
  await objects.put(object, Readable.from([content]), { bytes: content.length, type: type.mime });
  return newMedia({
    id: newId(),
    type,
    facts: { durationMs: tuneMs(number), video: null, audio: null },
    object,
    sentPoster: null,
    fileName: `تقسيم بياتي ${number + 1}.wav`,
    bytes: content.length,
    sha256: hash('sha256', content),
    at,
  });
}
