import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { httpError, networkError } from '../../../../domain/errors.ts';
import {
  noPicture,
  oldPicture,
  pictureFile,
  sentPreview,
  sentScene,
  stillPanel,
  stillPicture,
  storedPicture,
} from '../../../../tests/support/pictures/pictureFacts.ts';
import { PicturePanel } from './PicturePanel.tsx';

type Props = Parameters<typeof stillPicture>[0] & { mayChange?: boolean };

function Staged({ mayChange = true, ...answers }: Props) {
  const [picture] = useState(() => stillPicture(answers));
  return <PicturePanel {...stillPanel} picture={picture} mayChange={mayChange} />;
}

const meta = {
  title: 'Pages/Staff picture',
  component: Staged,
  tags: ['page', '!autodocs', 'unpictured'],
  // What stands in the frame of the preview has stories of its own.
  parameters: { layout: 'fullscreen', controls: { disable: true }, a11y: { options: { iframes: false } } },
  decorators: [withDesk('/season')],
  args: { loaded: storedPicture },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async () => userEvent.upload(document.querySelector('input[type=file]')!, pictureFile);
const save = /^(حفظ الصورة|Save the picture)$/;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: save })).toBeVisible();
    await expect(await screen.findByTitle(/^(معاينة الموقع|Preview of the site)$/)).toBeVisible();
  },
};
export const Empty: Story = {
  args: { loaded: noPicture },
  play: async () => {
    await expect(await screen.findByText(/^(لا صورة بعد|No picture yet)/)).toBeVisible();
  },
};
export const Wrong: Story = {
  args: { loaded: noPicture, read: { preview: sentPreview }, sent: sentScene },
  play: async () => {
    await screen.findByText(/^(لا صورة بعد|No picture yet)/);
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: save }));
    await expect(screen.getAllByRole('textbox')[0]).toBeInvalid();
  },
};
export const TooSmall: Story = {
  args: { loaded: noPicture, read: { fault: 'pictureSmall' } },
  play: async () => {
    await screen.findByText(/^(لا صورة بعد|No picture yet)/);
    await choose();
    await expect(await screen.findByText(/1200.+675/, { selector: '[role=alert]' })).toBeVisible();
  },
};
/** The session ended while the picture was sent: the file is still on the page. */
export const SignedOut: Story = {
  args: { loaded: noPicture, read: { preview: sentPreview }, sent: httpError({ status: 401 }) },
  play: async () => {
    await screen.findByText(/^(لا صورة بعد|No picture yet)/);
    await choose();
    const link = await screen.findByRole('link', { name: /^(سجّل الدخول في علامة|Sign in in another)/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const Old: Story = { tags: ['unpictured'], args: { loaded: oldPicture } };
export const ReadOnly: Story = { tags: ['unpictured'], args: { mayChange: false } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { loaded: networkError } };
