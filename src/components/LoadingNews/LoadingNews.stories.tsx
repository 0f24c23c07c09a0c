import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LoadingNews } from './LoadingNews.tsx';

const meta = {
  title: 'Voting/LoadingNews',
  component: LoadingNews,
  args: { retry: { number: 2, limit: 5 } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Skeleton kind="row" count={3} />
      </>
    ),
  ],
} satisfies Meta<typeof LoadingNews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Appears after two seconds without an answer. */
export const Slow: Story = { args: { retry: null } };
