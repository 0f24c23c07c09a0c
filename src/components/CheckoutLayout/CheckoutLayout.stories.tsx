import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chosen, quoteOf } from '../../../tests/support/payments/orderFixtures.ts';
import { standInCardFields } from '../../../tests/support/checkout/standInGateway.ts';
import { DEFAULT_VOTES } from '../../../domain/limits.ts';
import { quoteVotes } from '../../../domain/pricing.ts';
import { wholeNumberIn } from '../../../domain/wholeNumber.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTheme } from '../../theme/useTheme.ts';
import { Button } from '../Button/Button.tsx';
import { ContactFields } from '../ContactFields/ContactFields.tsx';
import { ContestantRow } from '../ContestantRow/ContestantRow.tsx';
import { HostedCardFields } from '../HostedCardFields/HostedCardFields.tsx';
import { Money } from '../Money/Money.tsx';
import { PackageHint } from '../PackageHint/PackageHint.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { PayButton } from '../PayButton/PayButton.tsx';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { VoteQuantity } from '../VoteQuantity/VoteQuantity.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';

const who = { user: chosen.user, group: 3, rank: 2 };

/** Step 3 as the page composes it. */
function Payment({ onPay }: { onPay: () => void }) {
  const { t } = useTranslation('pay');
  const lng = useLanguage();
  const [theme] = useTheme();
  const [pays, setPays] = useState(0);
  const [contact, setContact] = useState({
    email: 'huda.alrawahi@example.om',
    phone_number: '+968 9123 4567',
    civil_id: '',
  });
  const quote = quoteOf(75);
  const pay = () => {
    setPays(pays + 1);
    onPay();
  };
  return (
    <CheckoutLayout
      step="payment"
      title={t('pay.title')}
      summary={{ ...who, votes: 75, quote, editHref: '/user/vote-now' }}
      action={<PayButton baisa={quote.total_baisa} busy={pays > 0} onPay={pay} />}
    >
      <ContactFields
        values={contact}
        onChange={(field, value) => setContact({ ...contact, [field]: value })}
      />
      <HostedCardFields
        url={standInCardFields('slow')}
        lng={lng}
        theme={theme}
        payRequested={pays}
        onEvent={fn()}
      />
    </CheckoutLayout>
  );
}

/** Step 2 as the page composes it. */
function ChooseVotes({ votes: start }: { votes: string }) {
  const { t } = useTranslation('pay');
  const [votes, setVotes] = useState(start);
  const count = wholeNumberIn(votes);
  const quote = quoteVotes(count);
  const nextButton = (full: boolean) => (
    <Button size="lg" full={full} href="/user/payment">
      {t('choose.next')}
    </Button>
  );
  const takePackage = (packaged: number) => setVotes(String(packaged));
  return (
    <CheckoutLayout
      step="votes"
      title={t('choose.title')}
      narrowSummary="below"
      summary={{ ...who, votes: count, quote }}
      action={nextButton(true)}
      bar={
        <StickyBar label={t('summary.total')} value={quote ? <Money baisa={quote.total_baisa} /> : '—'}>
          {nextButton(false)}
        </StickyBar>
      }
    >
      <Panel>
        <ContestantRow user={chosen.user} code={chosen.sms_code} />
        <VoteQuantity value={votes} onChange={setVotes} unitPrice={500} />
        {quote?.hint && <PackageHint hint={quote.hint} onTake={takePackage} />}
      </Panel>
    </CheckoutLayout>
  );
}

const meta = {
  title: 'Money/CheckoutLayout',
  component: Payment,
  subcomponents: { CheckoutLayout },
  args: { onPay: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Payment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PaymentMobile: Story = { globals: { viewport: { value: 'phone' } } };

/** One click pays; the button is locked while the payment runs. */
export const Paying: Story = {
  play: async ({ canvasElement, args }) => {
    const pay = within(canvasElement).getByRole('button', { name: /27\.500/ });
    await userEvent.click(pay);
    await userEvent.click(within(canvasElement).getByRole('button', { busy: true }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const VotesToChoose: Story = { render: () => <ChooseVotes votes={String(DEFAULT_VOTES)} /> };
export const VotesToChooseMobile: Story = { ...VotesToChoose, globals: { viewport: { value: 'phone' } } };
export const CheaperPackage: Story = { render: () => <ChooseVotes votes="20" /> };
export const NoVotes: Story = { render: () => <ChooseVotes votes="0" /> };
