import type { ServerCode } from '../../../domain/errors.ts';
import type { WindowFinding } from '../../../domain/season/checkWindows.ts';
import type { FieldErrorCode } from '../../platform/http/errorTexts.ts';

/** Why an act on a vote that has begun is not even asked for. */
export type AskRefusal =
  | { conflict: ServerCode }
  | { errors: Readonly<Partial<Record<string, FieldErrorCode>>> }
  | { findings: readonly WindowFinding[] };
