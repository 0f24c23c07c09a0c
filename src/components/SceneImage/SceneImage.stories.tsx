import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenes } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { SceneImage } from './SceneImage.tsx';

const meta = {
  title: 'Media/SceneImage',
  component: SceneImage,
  args: { sizes: scenes.microphone, shown: '384px', name: 'الغناء الفردي' },
  decorators: [
    (Story) => <div style={{ inlineSize: 384, maxInlineSize: '100%', aspectRatio: '16 / 9' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof SceneImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoImage: Story = { args: { sizes: [] } };
export const BrokenImage: Story = {
  args: { sizes: [{ url: '/none.webp', width: 800, height: 450 }], name: 'Solo singing' },
};
