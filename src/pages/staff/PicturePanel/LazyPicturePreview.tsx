import { Suspense } from 'react';
import { lazyPart } from '../../../parts/lazyPart.ts';
import type { PicturePreviewProps } from './PicturePreview.tsx';

/** The site's own components, which nothing else of the staff application needs. */
const Later = lazyPart<PicturePreviewProps>(() => import('./PicturePreview.tsx'));

/** How visitors will see a picture, in a chunk of its own; without it the form still works. */
export const LazyPicturePreview = (props: PicturePreviewProps) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
