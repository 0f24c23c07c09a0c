import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { paidOrder } from '../../../tests/support/payments/orderFixtures.ts';
import { localized } from '../../../domain/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../Button/Button.tsx';
import { PaymentReceipt } from '../PaymentReceipt/PaymentReceipt.tsx';
import { SuccessStage } from './SuccessStage.tsx';

function Page({ name: given }: { name?: string }) {
  const { t } = useTranslation('pay');
  const language = useLanguage();
  const { participant, amount_baisa: baisa, transaction_id: id, created_at: at } = paidOrder;
  const name = given ?? localized(participant, 'full_name', language);
  return (
    <SuccessStage title={t('success.title')} lead={t('success.lead', { count: 75, name })}>
      <PaymentReceipt
        user={participant}
        group={3}
        bought={{ votes: 75 }}
        baisa={baisa}
        transactionId={id ?? ''}
        at={at}
        receiptHref={`/receipt/${paidOrder.receipt_code}`}
      />
      <div style={{ display: 'grid', gap: 12 }}>
        <Button size="lg" full href="/user/vote-now">
          {t('success.continue')}
        </Button>
        <Button size="lg" full variant="secondary" href="/user/voting">
          {t('success.leaderboard')}
        </Button>
      </div>
    </SuccessStage>
  );
}

const meta = {
  title: 'Stage/SuccessStage',
  component: Page,
  subcomponents: { SuccessStage },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const MixedBidi: Story = { args: { name: 'DJ سالم (Oman)' } };
export const LongText: Story = { args: { name: 'عبدالرحمن بن ناصر بن محمد بن سعيد السيابي' } };
