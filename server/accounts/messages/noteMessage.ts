import type { Write } from '../../platform/writer/write.ts';

/** The outcome of a message; `again`: the next try is at `nextTryAt` (UTC ms). */
export type MessageNote =
  | { id: string; outcome: 'sent' | 'dropped'; at: number }
  | { id: string; outcome: 'again'; nextTryAt: number };

export const noteMessage: Write<MessageNote, true> = async (tx, notes) => {
  for (const note of notes)
    await tx
      .updateTable('outbox')
      .set((row) => ({
        attempts: row('attempts', '+', 1),
        ...(note.outcome === 'again'
          ? { next_try_at: note.nextTryAt }
          : { state: note.outcome, done_at: note.at }),
      }))
      .where('id', '=', note.id)
      .where('state', '=', 'due')
      .execute();
  return notes.map(() => true);
};
