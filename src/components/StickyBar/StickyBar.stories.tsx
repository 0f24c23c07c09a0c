import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { container } from '../../theme/layout.css.ts';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { StickyBar } from './StickyBar.tsx';

function Page({ baisa }: { baisa: number }) {
  const { t } = useTranslation('pay');
  return (
    <div className={container}>
      <p style={{ minBlockSize: '140vb', paddingBlock: '1rem' }}>{t('summary.none')}</p>
      <StickyBar label={t('summary.total')} value={<Money baisa={baisa} />}>
        <Button size="lg">{t('choose.next')}</Button>
      </StickyBar>
    </div>
  );
}

const meta = {
  title: 'Forms/StickyBar',
  component: Page,
  subcomponents: { StickyBar },
  args: { baisa: 7_500 },
  parameters: { layout: 'fullscreen', docs: { story: { height: 480 } } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Largest: Story = { args: { baisa: 3_997_500 } };
