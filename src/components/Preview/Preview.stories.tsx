import type { Meta, StoryObj } from '@storybook/react-vite';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { Preview } from './Preview.tsx';

const meta = {
  title: 'Staff/Preview',
  component: Preview,
  decorators: [withDensity],
  args: {
    facts: [
      { term: 'الاسم', value: <bdi>هدى بنت سالم الرواحية</bdi> },
      { term: 'البريد الإلكتروني', value: <bdi dir="ltr">huda@production.example</bdi> },
    ],
    effect: 'ينتهي دوره في الحال، وتُغلق جلساته كلها.',
  },
} satisfies Meta<typeof Preview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  args: { facts: [{ term: 'البريد الإلكتروني', value: <bdi dir="ltr">yusuf@production.example</bdi> }] },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    facts: [
      { term: 'الاسم', value: <bdi>عبد الرحمن بن محمد بن عبد الله بن سعيد البوسعيدي العماني</bdi> },
      {
        term: 'البريد الإلكتروني',
        value: (
          <bdi dir="ltr">abdulrahman.albusaidi.of.the.screening.department@production-house.example</bdi>
        ),
      },
    ],
    effect:
      'يصبح لهذا الشخص كل ما للمالك من حقوق بعد قبول الدعوة، ومنها دعوة غيره وإنهاء الأدوار كلها في الجهة المنظِّمة.',
  },
};
export const MixedBidi: Story = {
  args: { facts: [{ term: 'الاسم', value: <bdi>Salma الحارثية (2)</bdi> }] },
};
