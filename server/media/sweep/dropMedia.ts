import type { Write } from '../../platform/writer/write.ts';

/** Deletes media rows that no entry shows and that are older than `before` (UTC ms); their objects become orphans. */
export const dropMedia: Write<{ before: number }, number> = async (tx, inputs) => {
  const dropped: number[] = [];
  for (const { before } of inputs) {
    const { numDeletedRows } = await tx
      .deleteFrom('media')
      .where('created_at', '<', before)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('entries')
              .where((entry) =>
                entry.or([
                  entry('entries.live_media_id', '=', entry.ref('media.id')),
                  entry('entries.pending_media_id', '=', entry.ref('media.id')),
                ]),
              )
              .select('entries.id'),
          ),
        ),
      )
      .executeTakeFirst();
    dropped.push(Number(numDeletedRows));
  }
  return dropped;
};
