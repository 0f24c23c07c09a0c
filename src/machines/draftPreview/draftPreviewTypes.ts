import type { FormError } from '../../../domain/accountRefusals.ts';
import type { PreviewLinks, PreviewMade } from '../../../domain/staff/staffContract.ts';

export type DraftPreviewContext = {
  links: PreviewLinks | null;
  /** A new link; the page shows it once. */
  made: PreviewMade | null;
  /** All links were ended. */
  isEnded: boolean;
  formError: FormError | null;
};

export type DraftPreviewEvent =
  | { type: 'retry.requested' }
  | { type: 'make.requested' }
  | { type: 'link.closed' }
  | { type: 'end.requested' }
  | { type: 'end.confirmed' }
  | { type: 'end.cancelled' };
