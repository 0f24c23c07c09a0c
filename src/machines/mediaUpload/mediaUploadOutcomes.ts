/** Every event that can reach an upload: progress, its end, failures, network changes, timers. Makes test paths. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { elapsed } from '../worldEvents.ts';
import type { MediaUploadEvent } from './mediaUploadTypes.ts';

const heard = (event: MediaUploadEvent): AnyEventObject => event;

/** @param total file size in bytes */
export function mediaUploadOutcomes(total: number, failures: readonly AppError[]): AnyEventObject[] {
  return [
    heard({ type: 'address.known', address: 'https://sawt.example/api/uploads/ticket' }),
    heard({ type: 'bytes.sent', sent: total / 2, total }),
    heard({ type: 'bytes.sent', sent: total, total }),
    heard({ type: 'bytes.taken' }),
    heard({ type: 'upload.completed', ticket: 'ticket' }),
    ...failures.map((error) => heard({ type: 'upload.broke', error })),
    heard({ type: 'network.lost' }),
    heard({ type: 'network.returned' }),
    heard({ type: 'cancel.requested' }),
    elapsed('pause', 'mediaUpload.paused'),
    ...['preparing', 'resuming', 'uploading', 'finalizing'].map((state) =>
      elapsed('silence', `mediaUpload.sending.${state}`),
    ),
  ];
}
