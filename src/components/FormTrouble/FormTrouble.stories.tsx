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
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {troubleWords.map((word) => (
        <FormTrouble key={word} trouble={{ word }} />
      ))}
    </div>
  ),
};
