import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contentPage } from '../../../tests/support/catalogue/contentPageFixture.ts';
import { Prose } from './Prose.tsx';

const meta = { title: 'Media/Prose', component: Prose, args: { text: contentPage.body } } satisfies Meta<
  typeof Prose
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Markup is shown as text and never runs. */
export const Markup: Story = {
  args: { text: 'قبل\n\n<img src="/none.webp" onerror="document.title=1"> <b>غليظ</b> **نجوم**' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, b')).toBeNull();
    await expect(canvas.getByText(/<img src=/)).toBeVisible();
  },
};
export const LongText: Story = {
  args: { text: Array.from({ length: 6 }, () => contentPage.body).join('\n\n') },
};
export const MixedBidi: Story = {
  args: {
    text: 'للتواصل: support@sawt.example أو ‎+968 9123 4567.\n\nAn English paragraph stands on its own side.',
  },
};
