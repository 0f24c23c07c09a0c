import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { pagePaths } from '../../../../domain/routes.ts';
import { useSection } from '../../../components/AppHeader/useSection.ts';
import type { checkoutMachine } from '../../../machines/checkout/checkoutMachine.ts';

export type CheckoutMachine = typeof checkoutMachine;
export type Checkout = ActorRefFrom<CheckoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<CheckoutMachine>;
export type CheckoutContext = CheckoutSnapshot['context'];

/** The page's only checkout actor; parts of the page select slices of it. Highlights the vote link. */
export function useCheckout(machine: CheckoutMachine): Checkout {
  useSection(pagePaths.vote);
  return useActorRef(machine);
}

/** A slice of the checkout context; the component renders only when it changes. */
export function useCheckoutContext<T>(checkout: Checkout, slice: (context: CheckoutContext) => T): T {
  return useSelector(checkout, (snapshot) => slice(snapshot.context));
}

/** The current state, such as `contact` or `paying`, and its substate, such as `filling`. */
export function useCheckoutStep(checkout: Checkout): { step: Step; within: string } {
  const named = useSelector(checkout, ({ value: { steps } }) =>
    typeof steps === 'string' ? `${steps} ` : Object.entries(steps).flat().join(' '),
  );
  const [step = '', within = ''] = named.split(' ');
  return { step: step as Step, within };
}

type NameOf<Value> = Value extends string ? Value : keyof Value;
export type Step = NameOf<CheckoutSnapshot['value']['steps']>;
