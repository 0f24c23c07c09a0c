import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import {
  closedLife,
  draftLife,
  lifeIn,
  publishedLife,
  roundLife,
  stillLife,
  votedLife,
} from '../../../../tests/support/season/lifeFacts.ts';
import type { Acted, Life } from '../../../machines/seasonLife/seasonLifeTypes.ts';
import { LifePanel, type LifePanelProps } from './LifePanel.tsx';

type Props = Partial<LifePanelProps> & { loaded?: Life | AppError; acted?: Acted | AppError };

function Staged({ loaded, acted, ...props }: Props) {
  const [life] = useState(() => stillLife(loaded, acted));
  return (
    <LifePanel
      kind="competition"
      name="الغناء الفردي"
      mayAct
      isDirty={false}
      saves={0}
      {...props}
      life={life}
    />
  );
}

const meta = {
  title: 'Pages/Staff life',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/season')],
  args: { loaded: publishedLife },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const act = async (name: RegExp, confirm: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: confirm }));
};
const close = () => act(/^(إغلاق…|Close…)$/, /^(إغلاق|Close)$/);

export const Default: Story = {};
export const Draft: Story = { args: { loaded: draftLife } };
export const Stopped: Story = { args: { loaded: votedLife } };
export const Closed: Story = { args: { loaded: closedLife, done: 'close' } };
export const Archived: Story = { args: { loaded: lifeIn('archived') } };
export const Cancelled: Story = { args: { loaded: lifeIn('cancelled') } };
export const Round: Story = { args: { loaded: roundLife(), kind: 'round' } };
export const Begun: Story = { args: { loaded: roundLife(['begun']), kind: 'group' } };
/** Another person changed it meanwhile, or something stands in the way by now. */
export const Refused: Story = {
  args: { acted: { present: votedLife } },
  play: async () => {
    await close();
    await screen.findByText(/^(لم يحدث شيء|Nothing was done)/);
  },
};
/** The reply was lost. */
export const Unsure: Story = {
  args: { acted: networkError },
  play: async () => {
    await close();
    await screen.findByText(/^(انقطع الاتصال|The connection broke)/);
  },
};
export const Gone: Story = {
  args: { loaded: draftLife, acted: 'deleted' },
  play: async () => {
    await act(/^(حذف…|Delete…)$/, /^(حذف|Delete)$/);
    await screen.findByText(/^(تم الحذف\.|It is deleted\.)$/);
  },
};
export const Unsaved: Story = { args: { isDirty: true } };
export const WithoutRight: Story = { args: { mayAct: false } };
export const Failed: Story = { args: { loaded: networkError } };
export const Loading: Story = { render: () => <Staged /> };
