import { lazy } from 'react';

/** Lazy parts of the page: a chosen file, the aside, the notes, the dialogs, and what follows the form. */
const lazyParts = {
  chosenFile: () => import('../../../components/FileUpload/ChosenFile.tsx'),
  aside: () => import('./RegisterAside.tsx'),
  notices: () => import('./RegisterNotices.tsx'),
  closed: () => import('./ClosedRegistration.tsx'),
  entered: () => import('./EnteredRegistration.tsx'),
  leave: () => import('./LeaveUpload.tsx'),
  consent: () => import('./ConsentDialog.tsx'),
  sending: () => import('./SendingForm.tsx'),
  received: () => import('./ReceivedRegistration.tsx'),
};

/** Prefetches each part; a failed prefetch is retried when the part is needed. */
export const prefetchLazyParts: readonly (() => void)[] = Object.values(lazyParts).map(
  (part) => () => void part().catch(() => {}),
);

export const RegisterAside = lazy(() =>
  lazyParts.aside().then(({ RegisterAside: Part }) => ({ default: Part })),
);
export const RegisterNotices = lazy(() =>
  lazyParts.notices().then(({ RegisterNotices: Part }) => ({ default: Part })),
);
export const ClosedRegistration = lazy(() =>
  lazyParts.closed().then(({ ClosedRegistration: Part }) => ({ default: Part })),
);
export const EnteredRegistration = lazy(() =>
  lazyParts.entered().then(({ EnteredRegistration: Part }) => ({ default: Part })),
);
export const LeaveUpload = lazy(() => lazyParts.leave().then(({ LeaveUpload: Part }) => ({ default: Part })));
export const ConsentDialog = lazy(() =>
  lazyParts.consent().then(({ ConsentDialog: Part }) => ({ default: Part })),
);
export const SendingForm = lazy(() =>
  lazyParts.sending().then(({ SendingForm: Part }) => ({ default: Part })),
);
export const ReceivedRegistration = lazy(() =>
  lazyParts.received().then(({ ReceivedRegistration: Part }) => ({ default: Part })),
);
