import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import type { Asked } from '../../../../domain/staff/staffContract.ts';
import {
  cancellationFacts,
  cancelledFacts,
  extendedFacts,
  openFacts,
  stillAskedAct,
  waitingFacts,
} from '../../../../tests/support/approvals/askedActFacts.ts';
import type { AskFacts } from '../../../machines/askedAct/askedActTypes.ts';
import { AskPanel } from './AskPanel.tsx';

type Props = { loaded?: AskFacts | AppError; asked?: Asked | AppError; mayAsk?: boolean };

function Staged({ loaded, asked, mayAsk = true }: Props) {
  const [machine] = useState(() => stillAskedAct(loaded, asked));
  const act = loaded && 'act' in loaded ? loaded.act : 'extend_window';
  return <AskPanel asked={machine} act={act} mayAsk={mayAsk} />;
}

const meta = {
  title: 'Pages/Staff second person',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/rounds')],
  args: { loaded: openFacts },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(طلب موافقة شخص ثانٍ|Ask a second person)$/ }));

export const Default: Story = { tags: ['!unpictured'] };
export const Cancellation: Story = { args: { loaded: cancellationFacts } };
export const Waiting: Story = { args: { loaded: waitingFacts } };
export const Extended: Story = { args: { loaded: extendedFacts } };
export const Cancelled: Story = { args: { loaded: cancelledFacts } };
export const Nobody: Story = { args: { loaded: { ...openFacts, has_second_person: false } } };
export const WithoutRight: Story = { args: { mayAsk: false } };
/** The next group opens a few minutes after the close. */
export const NextGroup: Story = {
  args: { loaded: { ...openFacts, latest_close: Date.UTC(2026, 10, 26, 18, 20) } as AskFacts },
};
export const Incomplete: Story = {
  play: async () => {
    await submit();
    await screen.findAllByText(/(300 حرف|300 characters)/);
  },
};
export const Refused: Story = {
  args: { asked: messageError('…', { status: 409, code: 'window_not_open' }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(30 دقيقة|30 minutes)$/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /(السبب بالعربية|Reason in Arabic)/ }), 'سبب');
    await userEvent.type(
      screen.getByRole('textbox', { name: /(السبب بالإنجليزية|Reason in English)/ }),
      'Why',
    );
    await submit();
    await screen.findByText('…');
  },
};
export const Failed: Story = { args: { loaded: networkError } };
