import type { Step } from '../checkout/useCheckout.ts';

type Standing = { step: Step; within: string };

/** The form, the card, or the order in between. */
export const isPaying = (step: Step): boolean =>
  step === 'contact' || step === 'preparing' || step === 'placing' || step === 'paying';

/** The order is on its way to the server. */
export const isPlacing = ({ step }: Standing): boolean => step === 'preparing' || step === 'placing';

const charging = new Set(['sent', 'charging', 'challenged', 'away']);

/** Pay was clicked and has no answer yet. */
export const isCharging = ({ step, within }: Standing): boolean => step === 'paying' && charging.has(within);
