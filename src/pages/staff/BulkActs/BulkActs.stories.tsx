import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, messageError } from '../../../../domain/errors.ts';
import type { BulkPreview } from '../../../../domain/staff/bulk.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { bulkList, bulkPreview } from '../../../../tests/support/staff/bulkFacts.ts';
import { house, owner, ownerHeld } from '../../../../tests/support/staff/staffFacts.ts';
import {
  stillCompetitions,
  stillInvite,
  stillMany,
  stillPeople,
  stillReset,
} from '../../../../tests/support/staff/stillFlows.ts';
import type { BulkOutcome } from '../../../machines/bulkAct/bulkActMachine.ts';
import { PeoplePage } from '../PeoplePage/PeoplePage.tsx';

type Props = { preview?: BulkPreview; acted?: BulkOutcome | AppError };

/** Stays in its state: without an answer a call never ends. */
const staged = ({ preview, acted }: Props) => ({
  people: stillPeople(bulkList),
  competitions: stillCompetitions(),
  reset: stillReset(),
  many: {
    ...stillMany,
    endRoles: stillMany.endRoles.provide({
      actors: {
        preview: fromPromise(() => stagedAnswer<BulkPreview>(preview)),
        actOn: fromPromise(() => stagedAnswer<BulkOutcome>(acted)),
      },
    }),
  },
});

function Staged(props: Props) {
  const [flows] = useState(() => staged(props));
  return (
    <PeoplePage
      {...flows}
      invite={stillInvite}
      organisation={{ id: house.id, name: house.name_ar }}
      self={owner.id}
      held={ownerHeld}
    />
  );
}

const meta = {
  title: 'Pages/Staff people at once',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/people')],
  args: { preview: bulkPreview },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseRows = async (end: RegExp) => {
  // Phones have no boxes; a choice made on a wide screen stays when the window gets narrow.
  const [all] = await screen.findAllByRole('checkbox', { hidden: true });
  all!.click();
  await userEvent.click(await screen.findByRole('button', { name: end }));
};
const endMany = /^(إنهاء الأدوار|End roles)$/;
/** Many rows are chosen, and the preview says what the act would do. */
export const Default: Story = {
  args: { preview: bulkPreview },
  play: async () => {
    await chooseRows(endMany);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: endMany })).toBeVisible());
  },
};
export const ActingOnMany: Story = {
  args: { preview: bulkPreview },
  play: async (context) => {
    await Default.play!(context);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: endMany }));
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('max', '2');
  },
};
export const ManyRefused: Story = {
  args: {
    preview: bulkPreview,
    acted: messageError('…', { status: 409, code: 'last_owner' }),
  },
  play: async (context) => {
    await Default.play!(context);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: endMany }));
    await expect(await screen.findByText(/^(انتهى|Finished)$/)).toBeVisible();
    await expect(screen.getAllByText('…')).toHaveLength(2);
  },
};
