/** Walks the paths of a look at an identity document on its panel. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { identityRevealFlow } from '../../../tests/flows/identityReveal/identityRevealFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { owner } from '../../../tests/support/staff/staffFacts.ts';
import { IdentityPanel } from './IdentityPanel/IdentityPanel.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const words = { ns: 'staffIdentity' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  // jsdom has no canvas.
  HTMLCanvasElement.prototype.getContext = () => null;
});
walkOnStaffPage({
  flow: identityRevealFlow,
  render: (machine) => <IdentityPanel look={machine} viewer={owner.name} hasSingles zone="Asia/Muscat" />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'reveal.requested': () => fireEvent.keyDown(document.body, { key: 'i', code: 'KeyI' }),
    'field.changed': ({ field, value }) =>
      field === 'reason'
        ? fireEvent.change(document.getElementById('look-reason')!, { target: { value } })
        : fireEvent.click(
            document.querySelector(`[name="look-${String(field)}"][value="${String(value)}"]`)!,
          ),
    'form.submitted': () => fireEvent.submit(document.querySelector('form')!),
    'download.requested': () => pressButton(t('pdf.save', words)),
    'document.closed': () => pressButton(t('shown.close', words)),
    'look.ended': () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
  }),
  says: {
    failed: 'staffIdentity:failed',
    asking: 'staffIdentity:ask.title',
    revealing: 'staffIdentity:ask.showing',
    offered: 'staffIdentity:pdf.title',
    opening: 'staffIdentity:opening',
    shown: 'staffIdentity:shown.stated',
    judging: 'staffIdentity:judge.title',
    sending: 'staffIdentity:verdict.keeping',
    unsure: 'staffIdentity:unsure.text',
  },
  open: ['asking.ready', 'shown', 'judging'],
});
