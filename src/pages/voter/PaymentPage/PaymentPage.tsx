import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { contactFields, type ContactField } from '../../../../domain/forms/contact.ts';
import { CheckoutLayout } from '../../../components/CheckoutLayout/CheckoutLayout.tsx';
import { ContactFields } from '../../../components/ContactFields/ContactFields.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { contactErrors, isContactValid } from '../../../machines/checkout/checkoutForm.ts';
import { awaitsOutcome } from '../../../machines/checkout/checkoutNews.ts';
import { CheckoutNotice } from '../checkout/CheckoutNotice.tsx';
import {
  chooseHref,
  isCharging,
  isOutcome,
  isPaying,
  isPlacing,
  isPricing,
  isSaleOver,
  summaryOf,
  zoneOf,
} from '../checkout/checkoutView.ts';
import { OrderOutcome } from '../checkout/OrderOutcome.tsx';
import {
  useCheckout,
  useCheckoutContext,
  useCheckoutStep,
  type Checkout,
  type CheckoutContext,
  type CheckoutMachine,
} from '../checkout/useCheckout.ts';
import { SaleNote } from '../checkout/SaleNote.tsx';
import { useViewFocus } from '../../useViewFocus.ts';
import { CardPart } from './CardPart.tsx';
import { FeePayment } from './FeePayment.tsx';
import { PayAction } from './PayAction.tsx';
import * as styles from './PaymentPage.css.ts';

export type PaymentPageProps = { checkout: CheckoutMachine };

/** Step 3: contact, card and outcome (specification section 2 "Payment"). */
export function PaymentPage({ checkout: machine }: PaymentPageProps) {
  const { t } = useTranslation('pay');
  const checkout = useCheckout(machine);
  const { step } = useCheckoutStep(checkout);
  const failed = useCheckoutContext(checkout, ({ refusal, outcome, judged }) =>
    Boolean(refusal ?? outcome ?? judged.length > 0),
  );
  const isFee = useCheckoutContext(checkout, ({ order }) => order?.kind === 'fee');
  const title = t(isFee ? 'fee.title' : 'pay.title');
  useDocumentTitle(
    t(isFee ? 'fee.pageTitle' : 'pay.pageTitle'),
    failed && isPaying(step) ? 'failed' : 'page',
  );
  useViewFocus(isPaying(step) ? 'paying' : step);
  const zone = useCheckoutContext(checkout, zoneOf);
  return (
    <EventZone zone={zone}>
      {isPaying(step) && !isFee && <PaymentForm checkout={checkout} title={title} />}
      {isPaying(step) && isFee && <FeePayment checkout={checkout} title={title} />}
      {isOutcome(step) && <OrderOutcome checkout={checkout} title={title} />}
      {!isPaying(step) && !isOutcome(step) && (
        <CheckoutNotice checkout={checkout} title={title} nextStep="payment" />
      )}
    </EventZone>
  );
}

/** Contact details, card and summary on one page, with one next step (decision D44). */
function PaymentForm({ checkout, title }: { checkout: Checkout; title: string }) {
  const { t } = useTranslation('pay');
  const { values, errors, change, leave, submit, reopen } = usePaymentForm(checkout);
  const [submissions, setSubmissions] = useState(0);
  const state = useCheckoutStep(checkout);
  const exhausted = useCheckoutContext(checkout, ({ tries }) => tries?.state === 'exhausted');
  const unknown = useCheckoutContext(checkout, awaitsOutcome);
  const pricing = useSelector(checkout, isPricing);
  const over = useSelector(checkout, isSaleOver);
  const { context } = checkout.getSnapshot();
  const summary = summaryOf(context);
  if (!summary) return null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmissions(submissions + 1);
    if (exhausted) checkout.send({ type: 'retry.requested' });
    else submit();
  };
  const typing = state.step === 'contact';
  const bannered = typing && state.within === 'bannered';
  const changeable = isPlacing(state) ? exhausted : !typing && !isCharging(state) && !unknown && !over;
  return (
    <CheckoutLayout
      step="payment"
      title={title}
      notice={<SaleNote checkout={checkout} />}
      summary={{
        ...summary,
        loading: pricing,
        editHref: typing || changeable ? chooseHref(context) : undefined,
      }}
      action={<PayAction checkout={checkout} />}
    >
      {bannered && <ErrorSummary heading={t('submission.highlighted')} errors={[]} />}
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <ContactFields
          values={values}
          errors={errors}
          onChange={change}
          onBlur={leave}
          readOnly={!typing}
          onEdit={changeable ? reopen : undefined}
        />
        <CardPart checkout={checkout} submissions={submissions} />
      </form>
    </CheckoutLayout>
  );
}

/** Focuses the first invalid contact field. Each control's id is its wire name. */
function focusFirstError(context: CheckoutContext): void {
  const errors = contactErrors(context);
  const first = contactFields.find((field) => errors[field]);
  if (first) document.getElementById(first)?.focus();
}

/** The contact details, their errors as text, and the form's handlers. */
function usePaymentForm(checkout: Checkout) {
  const { t } = useTranslation('pay');
  const { step, within } = useCheckoutStep(checkout);
  const context = useSelector(checkout, (snapshot) => snapshot.context);
  const refused = step === 'contact' && within !== 'filling';
  useEffect(() => {
    if (refused) focusFirstError(checkout.getSnapshot().context);
  }, [refused, checkout]);
  const submit = useCallback(() => {
    checkout.send({ type: 'contact.submitted' });
    const { context: now } = checkout.getSnapshot();
    if (!isContactValid(now)) focusFirstError(now);
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
