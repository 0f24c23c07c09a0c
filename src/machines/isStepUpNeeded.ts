import type { AppError } from '../../domain/errors.ts';

/** Whether an act was refused for want of a step-up; a page learns of it only when the person gave the step-up up. */
export const isStepUpNeeded = (error: AppError): boolean =>
  'code' in error && error.code === 'step_up_needed';
