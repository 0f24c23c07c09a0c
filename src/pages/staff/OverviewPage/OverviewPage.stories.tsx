import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { Overview } from '../../../../domain/staff/staffContract.ts';
import { nothingNeeded, overview } from '../../../../tests/support/season/overviewFacts.ts';
import { needPlaces, stillOverview } from '../../../../tests/support/season/stillOverview.ts';
import { OverviewPage } from './OverviewPage.tsx';

function Staged({ loaded }: { loaded?: Overview | AppError }) {
  const [machine] = useState(() => stillOverview(loaded));
  return <OverviewPage overview={machine} places={needPlaces} />;
}

const meta = {
  title: 'Pages/Staff overview',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/')],
  args: { loaded: overview },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { loaded: nothingNeeded } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { loaded: networkError } };
