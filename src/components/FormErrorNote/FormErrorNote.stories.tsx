import type { Meta, StoryObj } from '@storybook/react-vite';
import { formErrorWords } from '../../../domain/accountRefusals.ts';
import { FormErrorNote } from './FormErrorNote.tsx';

const meta = {
  title: 'Forms/FormErrorNote',
  component: FormErrorNote,
  args: { formError: { word: 'invalidCredentials' } },
} satisfies Meta<typeof FormErrorNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sentence: Story = { args: { formError: { sentence: 'الخدمة غير متاحة الآن.' } } };
export const OfTheServer: Story = {
  args: { formError: { word: 'server', reference: '0198f2c47a6e7b1c9d3e' } },
};
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {formErrorWords.map((word) => (
        <FormErrorNote key={word} formError={{ word }} />
      ))}
    </div>
  ),
};
export const LongText: Story = {
  args: {
    formError: {
      sentence:
        'الخدمة غير متاحة الآن لأن البيانات تُنقل إلى مكان آخر، وتعود خلال ساعة بتوقيت مسقط، وما أُدخل محفوظ في هذه الصفحة.',
    },
  },
};
export const MixedBidi: Story = {
  args: { formError: { sentence: 'الخدمة Sawt API (v1.0) غير متاحة الآن.' } },
};
