import type { FormError } from '../../../domain/accountRefusals.ts';
import type { RevealTexts, VerdictTexts } from '../../../domain/staff/identityCheck.ts';
import type { IdentityCheck, Revealed } from '../../../domain/staff/staffContract.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

/** What came of the bytes: a picture to draw, a PDF that the browser saved, or no picture that the browser can read. */
export type OpenedDocument =
  | { kind: 'image'; picture: ImageBitmap }
  | { kind: 'pdf' }
  | { kind: 'unreadable' };

/** Why a document is not shown any more. */
export type LookEnd = 'time' | 'left' | 'closed' | 'unreadable';

export type IdentityField = keyof RevealTexts | keyof VerdictTexts;

export type IdentityRevealContext = {
  check: IdentityCheck | null;
  texts: RevealTexts & VerdictTexts;
  /** The look that goes on, or whose verdict is still to be given. */
  look: Pick<Revealed, 'look' | 'token' | 'type'> | null;
  /** What the candidate stated, only while the document is shown. */
  stated: Revealed['stated'] | null;
  opened: OpenedDocument | null;
  end: LookEnd | null;
  fieldErrors: StaffFieldErrors<IdentityField>;
  formError: FormError | null;
};

export type IdentityRevealEvent =
  | { type: 'retry.requested' }
  | { type: 'reveal.requested' }
  | { type: 'field.changed'; field: IdentityField; value: string }
  | { type: 'form.submitted' }
  | { type: 'download.requested' }
  | { type: 'document.closed' }
  /** The person looks at another tab or window. */
  | { type: 'page.left' }
  | { type: 'look.ended' };
