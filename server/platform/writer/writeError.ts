/**
 * Why a write was not acknowledged. `busy`: the queue is full; nothing was done. `unavailable`: the database
 * could not take it or did not answer. Then the outcome may be unknown; the same write may be sent again.
 * `failed`: the write threw for this input, or its lease was lost; nothing was written.
 */
export type WriteErrorCode = 'busy' | 'unavailable' | 'failed';

export class WriteError extends Error {
  readonly code: WriteErrorCode;

  constructor(code: WriteErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WriteError';
    this.code = code;
  }
}
