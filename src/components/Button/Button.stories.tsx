import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from '@lucide/icons/icons/copy';
import ExternalLink from '@lucide/icons/icons/external-link';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { stage } from '../../theme/theme.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

const words = {
  ar: { vote: 'صوّت الآن', save: 'حفظ التغييرات', busy: 'جارٍ الحفظ…', why: 'التصويت مغلق لهذه المجموعة.' },
  en: { vote: 'Vote Now', save: 'Save changes', busy: 'Saving…', why: 'Voting is closed for this group.' },
};

function Rows() {
  const { vote, save, busy, why } = words[useLanguage()];
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['primary', 'secondary', 'quiet', 'soft', 'danger'] as const).map((variant) => (
        <div key={variant} style={row}>
          <Button variant={variant}>{save}</Button>
          <Button variant={variant} size="lg" iconStart={<Icon of={Copy} />}>
            {save}
          </Button>
          <Button variant={variant} href="/vote" newTab iconEnd={<Icon of={ExternalLink} size="sm" mirror />}>
            {vote}
          </Button>
          <Button variant={variant} busy={busy}>
            {save}
          </Button>
          <Button variant={variant} disabledReason={why}>
            {vote}
          </Button>
        </div>
      ))}
    </div>
  );
}

const meta = { title: 'Forms/Button', component: Button, args: { children: 'صوّت الآن' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = { render: () => <Rows /> };
export const OnStage: Story = {
  render: () => (
    <div className={stage} style={{ padding: 24 }}>
      <Rows />
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 358 }}>
      <Button full size="lg">
        الانتقال إلى العلامة الأصلية الآن
      </Button>
    </div>
  ),
};

export const MixedBidi: Story = { args: { children: 'دفع OMR 12.500 الآن' } };

/** A disabled button can be focused and read, and does nothing. */
export const Refused: Story = {
  args: { disabledReason: words.ar.why, onClick: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription(words.ar.why);
  },
};

export const Busy: Story = {
  args: { busy: words.ar.busy, onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: words.ar.busy }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
