import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary.tsx';

const many = [
  { field: 'phone_number', words: 'يجب أن يتكوّن رقم الهاتف من أرقام فقط.' },
  { field: 'user_dob', words: 'يجب ألا يقل العمر عن 18 عامًا' },
];

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: { heading: 'يُرجى مراجعة الحقول المحددة أدناه وتصحيح الأخطاء.', errors: many },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <label>
          الهاتف <input id="phone_number" />
        </label>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: many[0]!.words }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Collapsed: Story = { args: { heading: 'حقلان يحتاجان إلى مراجعة.', errors: [] } };
export const LongText: Story = {
  args: {
    heading: 'Please check the highlighted fields below for errors.',
    errors: [
      {
        field: 'media_file',
        words:
          'a-very-long-name-of-a-recording-that-somebody-made-one-evening.mp4 is longer than two minutes.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const MixedBidi: Story = {
  args: { errors: [{ field: 'media_file', words: 'لا يمكن رفع ملفات من نوع \u2068.exe\u2069.' }] },
};
