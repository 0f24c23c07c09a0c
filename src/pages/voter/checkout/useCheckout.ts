import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { pagePaths } from '../../../../domain/routes.ts';
import { useSection } from '../../../components/AppHeader/useSection.ts';
import type { checkoutMachine } from '../../../machines/checkout/checkoutMachine.ts';

export type CheckoutMachine = typeof checkoutMachine;
export type Checkout = ActorRefFrom<CheckoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<CheckoutMachine>;
export type CheckoutContext = CheckoutSnapshot['context'];

/** The page's one checkout, which is a part of the vote; parts of the page read slices of it. */
export function useCheckout(machine: CheckoutMachine): Checkout {
  useSection(pagePaths.vote);
  return useActorRef(machine);
}

/** A slice of what the checkout knows; the part renders again only when the slice is another. */
export function useKnown<T>(checkout: Checkout, slice: (context: CheckoutContext) => T): T {
  return useSelector(checkout, (snapshot) => slice(snapshot.context));
}

/** Where the visitor stands, such as `contact` or `paying`, and how in there, such as `filling`. */
export function useStep(checkout: Checkout): { step: Step; within: string } {
  const named = useSelector(checkout, ({ value: { steps } }) =>
    typeof steps === 'string' ? `${steps} ` : Object.entries(steps).flat().join(' '),
  );
  const [step = '', within = ''] = named.split(' ');
  return { step: step as Step, within };
}

type NameOf<Value> = Value extends string ? Value : keyof Value;
export type Step = NameOf<CheckoutSnapshot['value']['steps']>;
