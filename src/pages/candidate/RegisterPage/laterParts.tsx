import { lazy } from 'react';

/** Lazy parts of the page: the aside, and everything after the form. */
const later = {
  aside: () => import('./RegisterAside.tsx'),
  closed: () => import('./ClosedRegistration.tsx'),
  leave: () => import('./LeaveUpload.tsx'),
  consent: () => import('./ConsentDialog.tsx'),
  sending: () => import('./SendingForm.tsx'),
  received: () => import('./ReceivedRegistration.tsx'),
};

/** Prefetches each part; a failed prefetch is repeated when the part is needed. */
export const fetchLaterParts: readonly (() => void)[] = Object.values(later).map(
  (part) => () => void part().catch(() => {}),
);

export const RegisterAside = lazy(() => later.aside().then(({ RegisterAside: Part }) => ({ default: Part })));
export const ClosedRegistration = lazy(() =>
  later.closed().then(({ ClosedRegistration: Part }) => ({ default: Part })),
);
export const LeaveUpload = lazy(() => later.leave().then(({ LeaveUpload: Part }) => ({ default: Part })));
export const ConsentDialog = lazy(() =>
  later.consent().then(({ ConsentDialog: Part }) => ({ default: Part })),
);
export const SendingForm = lazy(() => later.sending().then(({ SendingForm: Part }) => ({ default: Part })));
export const ReceivedRegistration = lazy(() =>
  later.received().then(({ ReceivedRegistration: Part }) => ({ default: Part })),
);
