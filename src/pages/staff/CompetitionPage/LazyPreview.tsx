import { Suspense } from 'react';
import { lazyPart } from '../../../parts/lazyPart.ts';
import type { CompetitionPreviewProps } from './CompetitionPreview.tsx';

/** The site's own components, which nothing else of the staff application needs. */
const Later = lazyPart<CompetitionPreviewProps>(() => import('./CompetitionPreview.tsx'));

/** The preview of a competition, in a chunk of its own; without it the form still works. */
export const LazyPreview = (props: CompetitionPreviewProps) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
