/** The flow of the upload of a recording. */
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { mediaUploadMachine } from '../../../src/machines/mediaUpload/mediaUploadMachine.ts';
import { mediaUploadOutcomes } from '../../../src/machines/mediaUpload/mediaUploadOutcomes.ts';
import type { MediaUploadContext } from '../../../src/machines/mediaUpload/mediaUploadTypes.ts';

import type { Flow } from '../flow.ts';
import * as words from './mediaUploadWords.ts';

const gone = httpError({ status: 410 });
const tooLarge = messageError('Too large.', { status: 413, code: 'too_large' });

export const mediaUploadFlow: Flow = {
  name: 'mediaUpload',
  ...words.mediaUploadWords,
  machine: mediaUploadMachine,
  walks: [
    {
      events: mediaUploadOutcomes(100, [networkError, gone, tooLarge]),
      // The progress and the number of cuts do not tell states apart.
      identity: ({ value, context }) => [value, (context as MediaUploadContext).address],
    },
  ],
  replayedBy: null,
  calls: [],
  effects: ['tellProgress', 'discard'],
  steady: { pause: 500 },
};
