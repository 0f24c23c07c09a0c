import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { Portrait } from './Portrait.tsx';

const user = liveGroup.participants[0]?.user;

const meta = {
  title: 'Media/Portrait',
  component: Portrait,
  args: { src: user?.image_url ?? null, name: user?.full_name ?? '', size: 'chosen' },
} satisfies Meta<typeof Portrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoPhoto: Story = { args: { src: null } };
export const BrokenPhoto: Story = { args: { src: '/none.webp' } };

export const States: Story = {
  render: ({ src, name }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 }}>
      {(['row', 'head', 'summary', 'chosen', 'place', 'champion'] as const).map((size) => (
        <Portrait key={size} src={src} name={name} size={size} />
      ))}
      {(['row', 'head', 'champion'] as const).map((size) => (
        <Portrait key={size} src={null} name={name} size={size} />
      ))}
    </div>
  ),
};
