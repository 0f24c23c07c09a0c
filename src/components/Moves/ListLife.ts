import { laterPart } from '../../parts/laterPart.ts';
import type { ListEffectsProps } from './listEffects.tsx';

/** Inside a ranked list: its rows glide to new places, and it reports who holds it. Loads once the list is there. */
export const ListLife = laterPart<ListEffectsProps>(() => import('./listEffects.tsx'));
