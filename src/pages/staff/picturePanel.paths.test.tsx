/** Walks the paths of the picture of an event or a competition on its panel. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { pictureEditFlow } from '../../../tests/flows/pictureEdit/pictureEditFlow.ts';
import { addressOf, stillPanel } from '../../../tests/support/pictures/pictureFacts.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { PicturePanel } from './PicturePanel/PicturePanel.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const ns = { ns: 'staffPicture' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
walkOnStaffPage({
  flow: pictureEditFlow,
  render: (machine) => <PicturePanel {...stillPanel} picture={{ machine, addressOf }} />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'file.chosen': ({ file }) =>
      fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file as File] } }),
    'choice.dropped': () => {
      const names = [t('dropChoice', ns), t('earlier', ns)];
      fireEvent.click(screen.getByRole('button', { name: (name) => names.includes(name) }));
    },
    'crop.changed': () => {
      const frame = screen.getByRole('button', {
        name: t('crop.label', { ...ns, shape: t('shape.wide', ns) }),
      });
      fireEvent.keyDown(frame, { key: 'ArrowRight' });
    },
    'alt.changed': () => fireEvent.click(screen.getByRole('checkbox')),
    'form.submitted': () => pressButton(t('save', ns)),
    'removal.requested': () => pressButton(t('remove', ns)),
    'removal.confirmed': () => pressButton(t('remove', ns)),
    'removal.cancelled': () => pressButton(t('removal.keep', ns)),
  }),
  says: {
    failed: 'staffPicture:unread',
    reading: 'staffPicture:reading',
    sending: 'staffPicture:sending',
    refused: 'staffPicture:refused',
    unsent: 'staffPicture:unsent',
    confirming: 'staffPicture:removal.more',
    removing: 'staffPicture:removing',
    saving: 'staffPicture:saving',
    'editing.saved': 'staffPicture:saved',
  },
});
