import type { ListSearchProps } from '../../../components/ListSearch/useListSearch.tsx';
import { laterPart } from '../../../parts/laterPart.ts';

/** Loaded only where a list is long enough; its place waits for it. */
export const laterSearch = laterPart<ListSearchProps>(
  () => import('../../../components/ListSearch/ListSearch.tsx'),
);
