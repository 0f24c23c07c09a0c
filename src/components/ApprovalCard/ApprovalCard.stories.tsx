import type { Meta, StoryObj } from '@storybook/react-vite';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { Button } from '../Button/Button.tsx';
import { Preview } from '../Preview/Preview.tsx';
import { ApprovalCard } from './ApprovalCard.tsx';

const preview = (
  <Preview
    facts={[{ term: 'البريد الإلكتروني', value: <bdi dir="ltr">yusuf@production.example</bdi> }]}
    effect="يصبح له كل ما للمالك من حقوق بعد قبول الدعوة."
  />
);

const meta = {
  title: 'Staff/ApprovalCard',
  component: ApprovalCard,
  decorators: [withDensity],
  args: {
    title: 'دعوة مالك للجهة',
    asked: (
      <>
        الطلب من <bdi>سلمى بنت أحمد الحارثية</bdi>
      </>
    ),
    state: 'ينتظر حتى 27 نوفمبر',
    children: preview,
    actions: (
      <>
        <Button>موافقة</Button>
        <Button variant="secondary">رفض</Button>
      </>
    ),
  },
} satisfies Meta<typeof ApprovalCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = { args: { isOver: true, state: 'مرفوض', actions: undefined } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    asked: (
      <>
        الطلب من <bdi>عبد الرحمن بن محمد بن عبد الله بن سعيد البوسعيدي العماني</bdi>، يوم الثلاثاء 24 نوفمبر
        2026، الساعة 5:05 مساءً
      </>
    ),
    state: 'لم يُنفَّذ: تغيّر ما يخصه قبل الموافقة',
  },
};
export const MixedBidi: Story = { args: { asked: <bdi>Salma الحارثية (2)</bdi> } };
