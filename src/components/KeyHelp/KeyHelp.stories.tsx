import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { keysOn } from '../../../domain/staff/deskKeys.ts';
import { Button } from '../Button/Button.tsx';
import { KeyHelp, type KeyHelpProps } from './KeyHelp.tsx';

type Args = Omit<KeyHelpProps, 'onClose'> & { startsOpen?: boolean };

function Page({ startsOpen = false, ...args }: Args) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <main style={{ minBlockSize: '100vb' }}>
      <Button onClick={() => setOpen(true)}>؟</Button>
      {open && <KeyHelp {...args} onClose={() => setOpen(false)} />}
    </main>
  );
}

const meta = {
  title: 'Staff/KeyHelp',
  component: Page,
  subcomponents: { KeyHelp },
  decorators: [withDensity],
  parameters: { docs: { story: { inline: false, height: 560 } } },
  // Frames play no functions.
  render: (args, { globals }) => <Page {...args} startsOpen={globals['canvas'] === 'frame'} />,
  args: { keys: keysOn('audit'), hasSingles: true, onSingles: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.click(screen.getByRole('checkbox'));
    await expect(args.onSingles).toHaveBeenCalledWith(!args.hasSingles);
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = { args: { hasSingles: false, keys: keysOn('settings') } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
