import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { StaffPageRow } from '../../../../domain/staff/staffContract.ts';
import { pageRows, stillPages } from '../../../../tests/support/contentPages/pageFacts.ts';
import { ContentPagesPage } from './ContentPagesPage.tsx';

function Staged({ rows }: { rows?: readonly StaffPageRow[] | AppError }) {
  const [pages] = useState(() => stillPages(rows));
  return <ContentPagesPage pages={pages} newHref="/pages?page=new" hrefOf={(id) => `/pages?page=${id}`} />;
}

const meta = {
  title: 'Pages/Staff content pages',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/pages')],
  args: { rows: pageRows },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { rows: networkError } };
