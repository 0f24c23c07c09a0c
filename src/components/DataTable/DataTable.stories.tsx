import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { Button } from '../Button/Button.tsx';
import { type DataColumn, DataMinor, DataTable } from './DataTable.tsx';

type Row = { id: string; name: string; email: string; role: string };

const columns: DataColumn<Row>[] = [
  {
    label: 'الاسم',
    cell: ({ name, email }) => (
      <>
        <bdi>{name}</bdi>
        <DataMinor>
          <bdi dir="ltr">{email}</bdi>
        </DataMinor>
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
  title: 'Staff/DataTable',
  component: DataTable<Row>,
  decorators: [withDensity],
  args: { caption: 'المشرفون', columns, rows, keyOf: ({ id }) => id },
} satisfies Meta<typeof DataTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = { args: { busy: true } };
/** A row that a search found. */
export const Marked: Story = {
  args: { isMarked: ({ id }) => id === '2' },
  play: async () => {
    const marked = screen.getAllByRole('row').filter((row) => row.ariaCurrent === 'true');
    await expect(marked).toHaveLength(1);
    await expect(marked[0]!).toHaveTextContent('سلمى بنت أحمد الحارثية');
  },
};
/** Rows that open; arrows go from row to row. */
export const Details: Story = {
  args: {
    columns: columns.slice(0, 2),
    details: { label: 'تفاصيل هذا السطر', of: ({ role }) => <p>{role}</p> },
  },
  play: async () => {
    const [first, second] = screen.getAllByRole('button', { name: 'تفاصيل هذا السطر' });
    first!.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(second!).toHaveFocus();
    await expect(second!).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByText('هدى بنت سالم الرواحية'));
    await expect(first!).toHaveAttribute('aria-expanded', 'true');
    second!.focus();
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await expect(second!).toHaveAttribute('aria-expanded', 'false');
    await expect(first!).toHaveFocus();
  },
};
function Choosable() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      {...meta.args}
      columns={columns.slice(0, 2)}
      selection={{ chosen, onChoose: setChosen, label: ({ name }) => `تحديد ${name}`, allLabel: 'كل الصفوف' }}
    />
  );
}

/** Rows that are chosen by keys: arrows go from box to box, with Shift they choose. */
export const Selection: Story = {
  render: () => <Choosable />,
  play: async () => {
    const [all, first, second] = screen.getAllByRole<HTMLInputElement>('checkbox');
    first!.focus();
    await userEvent.keyboard(' ');
    await expect([all!.checked, all!.indeterminate, first!.checked]).toEqual([false, true, true]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(second!).toHaveFocus();
    await expect([all!.checked, second!.checked]).toEqual([true, true]);
    await userEvent.click(all!);
    await expect([first!.checked, second!.checked]).toEqual([false, false]);
    await userEvent.click(first!);
    await expect([all!.checked, first!.checked]).toEqual([false, true]);
  },
};
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
