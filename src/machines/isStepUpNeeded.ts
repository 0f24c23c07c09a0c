import type { AppError } from '../../domain/errors.ts';

/** Whether an act was refused because it needs a step-up. A page sees this only after the person cancelled the dialog. */
export const isStepUpNeeded = (error: AppError): boolean =>
  'code' in error && error.code === 'step_up_needed';
