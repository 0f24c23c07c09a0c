import { describe, expect, it } from 'vitest';
import { mediaUploadFlow } from '../../../tests/flows/mediaUpload/mediaUploadFlow.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { elapsed } from '../worldEvents.ts';

describe('the phases of an upload', () => {
  const half = { type: 'bytes.sent', sent: 50, total: 100 };
  const cancel = { type: 'cancel.requested' };
  const silence = (state: string) => elapsed('silence', `mediaUpload.sending.${state}`);

  it('can be cancelled before and during sending, and while paused', async () => {
    expect.hasAssertions();
    await follow(mediaUploadFlow, [cancel, 'cancelled']);
    await follow(mediaUploadFlow, [half, 'sending.uploading'], [cancel, 'cancelled']);
    await follow(mediaUploadFlow, [{ type: 'network.lost' }, 'paused'], [cancel, 'cancelled']);
  });

  it('pauses when silent in any phase, and counts it as a failure', async () => {
    const whole = { ...half, sent: 100 };
    const ends = await Promise.all([
      follow(mediaUploadFlow, [silence('preparing'), 'paused']),
      follow(mediaUploadFlow, [half, 'sending.uploading'], [silence('uploading'), 'paused']),
      follow(
        mediaUploadFlow,
        [half, 'sending.uploading'],
        [whole, 'sending.finalizing'],
        [silence('finalizing'), 'paused'],
      ),
    ]);
    expect(ends.map(({ context }) => (context as { failures: number }).failures)).toEqual([1, 1, 1]);
  });
});
