import type { Meta, StoryObj } from '@storybook/react-vite';
import { troubleWords } from '../../../domain/accountRefusals.ts';
import { FormTrouble } from './FormTrouble.tsx';

const meta = {
  component: FormTrouble,
  args: { trouble: { word: 'invalidCredentials' } },
} satisfies Meta<typeof FormTrouble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sentence: Story = { args: { trouble: { sentence: 'الخدمة غير متاحة الآن.' } } };
export const OfTheServer: Story = {
  args: { trouble: { word: 'server', reference: '0198f2c47a6e7b1c9d3e' } },
};
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {troubleWords.map((word) => (
        <FormTrouble key={word} trouble={{ word }} />
      ))}
    </div>
  ),
};
export const LongText: Story = {
  args: {
    trouble: {
      sentence:
        'الخدمة غير متاحة الآن لأن البيانات تُنقل إلى مكان آخر، وتعود خلال ساعة بتوقيت مسقط، وما أُدخل محفوظ في هذه الصفحة.',
    },
  },
};
export const MixedBidi: Story = { args: { trouble: { sentence: 'الخدمة Sawt API (v1.0) غير متاحة الآن.' } } };
