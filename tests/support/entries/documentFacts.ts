/** A document and refusals for tests of documents that are sent again. */
import { fieldErrors, messageError, unauthenticated } from '../../../domain/errors.ts';

export const clearScan = new File(['a passport'], 'جواز السفر (scan).pdf', { type: 'application/pdf' });

export const documentRefusals = {
  closed: messageError('It is closed.', { status: 403, code: 'correction_closed' }),
  field: fieldErrors({ id_passport_url: ['It cannot be read.'] }, { status: 422, code: 'unprocessable' }),
  signedOut: unauthenticated({ status: 401 }),
  busy: messageError('Too many at once.', { status: 429, code: 'too_many_requests' }),
};
