import { laterPart } from '../../../parts/laterPart.ts';
import type { AwaitedCardsProps } from './awaitedCardShapes.tsx';

/** The shapes of cards that still load. They load too: the server sends most pages with their list. */
export const AwaitedCards = laterPart<AwaitedCardsProps>(() => import('./awaitedCardShapes.tsx'));
