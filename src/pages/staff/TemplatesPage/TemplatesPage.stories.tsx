import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { TemplateRow } from '../../../../domain/staff/staffContract.ts';
import { stillTemplates, templateRows } from '../../../../tests/support/messages/templateFacts.ts';
import { TemplatesPage } from './TemplatesPage.tsx';

type Props = { rows?: readonly TemplateRow[] | AppError; isReadOnly?: boolean };

function Staged({ rows, isReadOnly = false }: Props) {
  const [templates] = useState(() => stillTemplates(rows));
  return (
    <TemplatesPage
      templates={templates}
      isReadOnly={isReadOnly}
      hrefOf={(id) => `/messages?template=${id}`}
      sentHref="/messages?sent=all"
      reasonsHref={isReadOnly ? undefined : '/messages?reasons=all'}
      writeHref={isReadOnly ? undefined : '/messages?write=new'}
    />
  );
}

const meta = {
  title: 'Pages/Staff message templates',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/messages')],
  args: { rows: templateRows },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['unpictured'] };
export const ReadOnly: Story = { tags: ['unpictured'], args: { isReadOnly: true } };
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { rows: networkError } };
