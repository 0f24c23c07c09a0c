import type { Meta, StoryObj } from '@storybook/react-vite';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { Button } from '../Button/Button.tsx';
import { type StaffColumn, StaffMinor, StaffTable } from './StaffTable.tsx';

type Row = { id: string; name: string; email: string; role: string };

const columns: StaffColumn<Row>[] = [
  {
    label: 'الاسم',
    cell: ({ name, email }) => (
      <>
        <bdi>{name}</bdi>
        <StaffMinor>
          <bdi dir="ltr">{email}</bdi>
        </StaffMinor>
      </>
    ),
  },
  { label: 'الدور', cell: ({ role }) => role },
  { label: 'إجراءات', acts: true, cell: () => <Button variant="quiet">إنهاء الدور</Button> },
];
const rows: Row[] = [
  { id: '1', name: 'هدى بنت سالم الرواحية', email: 'huda@production.example', role: 'محكّم' },
  { id: '2', name: 'سلمى بنت أحمد الحارثية', email: 'salma@production.example', role: 'مالك الجهة' },
];

const meta = {
  title: 'Staff/StaffTable',
  component: StaffTable<Row>,
  decorators: [withDensity],
  args: { caption: 'المشرفون', columns, rows, keyOf: ({ id }) => id },
} satisfies Meta<typeof StaffTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = { args: { busy: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    rows: [
      {
        id: '3',
        name: 'عبد الرحمن بن محمد بن عبد الله بن سعيد البوسعيدي العماني',
        email: 'abdulrahman.albusaidi.of.the.screening.department@production-house.example',
        role: 'فاحص المشاركات',
      },
    ],
  },
};
export const MixedBidi: Story = {
  args: {
    rows: [{ id: '4', name: 'Salma الحارثية (2)', email: 'salma+2@production.example', role: 'محكّم' }],
  },
};
