import { writeBeside } from '../database/databases.ts';
import { layMedia } from '../media/layMedia.ts';
import type { StaffWorld } from '../staff/staffWorld.ts';

/**
 * Stores a recording of an entry that is ready to be decided: the one that is shown, or one that waits to take its place.
 * @returns its id
 */
export async function layRecording(
  { server, clock }: StaffWorld,
  entry: string,
  place: 'live' | 'pending' = 'live',
): Promise<string> {
  let id = '';
  await writeBeside(server.config, async (db) => {
    const recording = { state: 'playable', next_attempt_at: null, created_at: clock.now() } as const;
    ({ id } = await layMedia(db, recording));
    await db
      .updateTable('entries')
      .set(place === 'live' ? { live_media_id: id } : { pending_media_id: id, pending_status: 'pending' })
      .where('id', '=', entry)
      .execute();
  });
  return id;
}
