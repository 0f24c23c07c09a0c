import type { StaffBrowser } from '../support/staff/staffWorld.ts';

const nobody = 'A'.repeat(22);

type Stage = {
  /** Makes a call, of the event or its only competition, and notes how the reply differs from the contract. */
  expecting: (
    operation: string,
    status: number,
    sent?: { by?: StaffBrowser; of?: string },
  ) => Promise<Response>;
  auditor: StaffBrowser;
  disk: { works: boolean };
};

const kinds = [
  ['readCompetitionPreviews', 'makeCompetitionPreview', 'endCompetitionPreviews'],
  ['readEventPreviews', 'makeEventPreview', 'endEventPreviews'],
] as const;

/** Has the calls about the preview links of drafts return each status that only a particular request can cause. */
export async function answerPreviews({ expecting, auditor, disk }: Stage): Promise<void> {
  for (const [reads, makes, ends] of kinds) {
    for (const operation of [reads, makes, ends]) {
      await expecting(operation, 400, { of: '1' });
      await expecting(operation, 403, { by: auditor });
      await expecting(operation, 404, { of: nobody });
    }
    disk.works = false;
    await expecting(makes, 503);
    disk.works = true;
    await expecting(makes, 201);
    await expecting(reads, 200);
    disk.works = false;
    await expecting(ends, 503);
    disk.works = true;
    await expecting(ends, 200);
  }
}

/** As `answerPreviews`, of what was published meanwhile. */
export async function answerNoPreviews({ expecting }: Pick<Stage, 'expecting'>): Promise<void> {
  for (const [, makes] of kinds) await expecting(makes, 409);
}
