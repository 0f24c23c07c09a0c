import { Suspense } from 'react';
import { lazyPart } from '../../../parts/lazyPart.ts';
import type { PagePreviewProps } from './PagePreview.tsx';

/** The site's own components, which nothing else of the staff application needs. */
const Later = lazyPart<PagePreviewProps>(() => import('./PagePreview.tsx'));

/** The preview of a content page, in a chunk of its own; without it the form still works. */
export const LazyPagePreview = (props: PagePreviewProps) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
