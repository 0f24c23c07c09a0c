import { describe, expect, it } from 'vitest';
import type { UploadProgress } from './mediaUploadTypes.ts';
import { progressOfForm } from './progressOfForm.ts';

const media = 1_000;
const others = 200;
function shown(progress: UploadProgress | null, isUploaded: boolean, beside = others): string {
  const { phase, sent, total } = progressOfForm(progress, { media, others: beside, isUploaded });
  return `${phase} ${sent} ${total}`;
}

describe('the progress of a form', () => {
  it('counts the document from the start, and is not full when the recording has been sent', () => {
    expect([
      shown(null, false),
      shown({ phase: 'uploading', sent: 400, total: media }, false),
      shown({ phase: 'finalizing', sent: media, total: media }, false),
      shown(null, true),
      shown({ phase: 'uploading', sent: 50, total: 210 }, true),
      shown({ phase: 'finalizing', sent: 210, total: 210 }, true),
    ]).toEqual([
      'preparing 0 1200',
      'uploading 400 1200',
      'uploading 1000 1200',
      'uploading 1000 1200',
      'uploading 1050 1200',
      'finalizing 1200 1200',
    ]);
  });

  it('is finalizing where nothing goes beside an uploaded recording', () => {
    expect([shown(null, true, 0), shown({ phase: 'uploading', sent: 9, total: 90 }, true, 0)]).toEqual([
      'finalizing 1000 1000',
      'finalizing 1000 1000',
    ]);
  });

  it('that waits stays paused, with what it waits for', () => {
    const paused: UploadProgress = { phase: 'paused', sent: media, total: media, waitsFor: 'server' };
    expect([
      progressOfForm(paused, { media, others, isUploaded: false }),
      shown({ phase: 'paused', sent: 0, total: 0 }, true),
    ]).toEqual([{ phase: 'paused', sent: media, total: 1_200, waitsFor: 'server' }, 'paused 1000 1200']);
  });
});
