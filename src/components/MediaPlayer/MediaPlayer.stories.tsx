import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { scenes } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { recordings } from '../../../tests/support/media/recordings.ts';
import { MediaPlayer, type MediaPlayerProps } from './MediaPlayer.tsx';

/** The first link has expired; the next one plays. */
function Expiring({ onExpired, ...props }: MediaPlayerProps) {
  const [source, setSource] = useState<Pick<MediaPlayerProps, 'src' | 'link'>>({ src: '/none/dead.wav' });
  const renewLink = () => {
    onExpired();
    setSource({ ...source, link: 'renewing' });
    setTimeout(() => setSource({ src: recordings.audio, link: 'valid' }), 500);
  };
  return <MediaPlayer {...props} {...source} onExpired={renewLink} />;
}

/** The first gesture requests a new link, which takes time. */
function Renewed({ onWish, ...props }: MediaPlayerProps) {
  const [source, setSource] = useState<Pick<MediaPlayerProps, 'src' | 'link'>>(props);
  const [wished, setWished] = useState(false);
  const renewLink = () => {
    onWish?.();
    if (wished) return;
    setWished(true);
    setSource({ ...source, link: 'renewing' });
    setTimeout(() => setSource({ src: `${recordings.video}?again`, link: 'valid' }), 500);
  };
  return <MediaPlayer {...props} {...source} onWish={renewLink} />;
}

const meta = {
  title: 'Media/MediaPlayer',
  component: MediaPlayer,
  args: {
    kind: 'video',
    src: recordings.video,
    picture: scenes.microphone[0]!.url,
    name: 'أغنية تراثية.webm',
    onExpired: fn(),
    onWish: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 792 }}>{Story()}</div>],
} satisfies Meta<typeof MediaPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const position = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('slider', { name: /^(الموضع|Position)$/ });
const waitForMedia = (canvas: HTMLElement) =>
  waitFor(() => expect(Number(position(canvas).max)).toBeGreaterThan(20));
const media = (canvas: HTMLElement) => canvas.querySelector<HTMLMediaElement>('video, audio')!;

export const Default: Story = {
  play: async ({ canvasElement }) => waitForMedia(canvasElement),
};

/** By keyboard alone: arrows are physical, so right means forward in Arabic too. */
export const Keyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await waitForMedia(canvasElement);
    const slider = position(canvasElement);
    const film = media(canvasElement);
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    const shownTime = () => slider.getAttribute('aria-valuetext');
    await waitFor(() => expect(shownTime()).toMatch(/^0:05 (من|of) 0:30$/));
    await userEvent.keyboard('m');
    await waitFor(() => expect(film.muted).toBe(true));
    await userEvent.keyboard('k');
    await waitFor(() => expect(film.paused).toBe(false));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(film.paused).toBe(true));
  },
};

export const Audio: Story = {
  args: { kind: 'audio', picture: null, src: recordings.audio, name: 'oud-improvisation.ogg' },
  play: async ({ canvasElement }) => waitForMedia(canvasElement),
};
export const States: Story = { args: { link: 'renewing' } };
export const Lost: Story = { args: { link: 'lost' } };

/** An expired link is replaced once, automatically. */
export const Expired: Story = {
  args: { kind: 'audio', picture: null },
  render: (args) => <Expiring {...args} />,
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledOnce());
    await waitForMedia(canvasElement);
    await expect(args.onExpired).toHaveBeenCalledOnce();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

/** Commands given while a new link is on its way apply to that link. */
export const Renewing: Story = {
  render: (args) => <Renewed {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    await waitForMedia(canvasElement);
    const film = media(canvasElement);
    const first = film.src;
    position(canvasElement).focus();
    // Muted, because browsers block unmuted autoplay.
    await userEvent.keyboard('{ArrowRight}mk');
    while (film.src === first) await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(film.currentTime).toBeGreaterThanOrEqual(20));
    await expect(film.paused).toBe(false);
  },
};

/** The file itself is broken: a new link does not help, and the player says so. */
export const Broken: Story = {
  args: { src: '/none/broken.mp4' },
  render: (args) => <AlwaysBroken {...args} />,
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(args.onExpired).toHaveBeenCalledOnce();
  },
};

function AlwaysBroken({ onExpired, ...props }: MediaPlayerProps) {
  const [link, setLink] = useState<MediaPlayerProps['link']>('valid');
  const renewLink = () => {
    onExpired();
    setLink('renewing');
    setTimeout(() => setLink('valid'), 50);
  };
  return <MediaPlayer {...props} link={link ?? 'valid'} onExpired={renewLink} />;
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    kind: 'audio',
    src: recordings.audio,
    picture: null,
    name: 'تسجيل تجريبي للأغنية التراثية من صلالة مع فرقة الوتر في قاعة هادئة بميكروفون واحد (النسخة الأخيرة).m4a',
  },
};
export const MixedBidi: Story = {
  args: { kind: 'audio', src: recordings.audio, picture: null, name: 'My song أغنيتي (final 2).mp3' },
};
