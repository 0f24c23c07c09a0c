import { useSelector } from '@xstate/react';
import { useState, type FormEvent } from 'react';
import { CheckoutLayout } from '../../../components/CheckoutLayout/CheckoutLayout.tsx';
import { ContactFields } from '../../../components/ContactFields/ContactFields.tsx';
import { awaitsOutcome } from '../../../machines/checkout/checkoutNews.ts';
import { chooseHref, isPricing, summaryOf } from '../checkout/checkoutView.ts';
import { useKnown, useStep, type Checkout } from '../checkout/useCheckout.ts';
import { CardPart } from './CardPart.tsx';
import { PayAction } from './PayAction.tsx';
import * as styles from './PaymentPage.css.ts';
import { isCharging, isPlacing } from './paymentView.ts';
import { usePaymentForm } from './usePaymentForm.ts';

/** Contact details, card and summary on one page, with one pay button (decision D44). */
export function PaymentForm({ checkout, title }: { checkout: Checkout; title: string }) {
  const { values, errors, change, leave, submit, reopen } = usePaymentForm(checkout);
  const [submissions, setSubmissions] = useState(0);
  const standing = useStep(checkout);
  const exhausted = useKnown(checkout, ({ tries }) => tries?.state === 'exhausted');
  const unknown = useKnown(checkout, awaitsOutcome);
  const pricing = useSelector(checkout, isPricing);
  const { context } = checkout.getSnapshot();
  const summary = summaryOf(context);
  if (!summary) return null;
  const send = () => {
    setSubmissions(submissions + 1);
    if (exhausted) checkout.send({ type: 'retry.requested' });
    else submit();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const typing = standing.step === 'contact';
  const changeable = isPlacing(standing) ? exhausted : !typing && !isCharging(standing) && !unknown;
  return (
    <CheckoutLayout
      step="payment"
      title={title}
      summary={{
        ...summary,
        loading: pricing,
        editHref: typing || changeable ? chooseHref(context) : undefined,
      }}
      action={<PayAction checkout={checkout} onSubmit={send} />}
    >
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
