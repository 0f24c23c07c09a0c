import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { contactFields, type ContactField } from '../../../../domain/forms/contact.ts';
import { contactErrors, isContactValid } from '../../../machines/checkout/checkoutForm.ts';
import { useStep, type Checkout, type CheckoutContext } from '../checkout/useCheckout.ts';

/** Each control's id is its wire name. */
function focusFirstWrong(context: CheckoutContext): void {
  const errors = contactErrors(context);
  const first = contactFields.find((field) => errors[field]);
  if (first) document.getElementById(first)?.focus();
}

/** The contact details, their errors as text, and the form's handlers. */
export function usePaymentForm(checkout: Checkout) {
  const { t } = useTranslation('pay');
  const { step, within } = useStep(checkout);
  const context = useSelector(checkout, (snapshot) => snapshot.context);
  const refused = step === 'contact' && within === 'refused';
  useEffect(() => {
    if (refused) focusFirstWrong(checkout.getSnapshot().context);
  }, [refused, checkout]);
  const submit = useCallback(() => {
    checkout.send({ type: 'contact.submitted' });
    const { context: now } = checkout.getSnapshot();
    if (!isContactValid(now)) focusFirstWrong(now);
  }, [checkout]);

  const found = contactErrors(context);
  const errors = Object.fromEntries(
    contactFields.flatMap((field) => {
      const error = found[field];
      if (!error) return [];
      return [[field, error.sentence ?? (error.code && t(`contact.${error.code}`))]];
    }),
  ) as Partial<Record<ContactField, string>>;
  return {
    values: context.contact,
    errors,
    submit,
    change: (field: ContactField, value: string) => checkout.send({ type: 'contact.changed', field, value }),
    leave: (field: ContactField) => checkout.send({ type: 'contact.left', field }),
    reopen: () => {
      checkout.send({ type: 'contact.reopened' });
      document.getElementById(contactFields[0])?.focus();
    },
  };
}
