/** Walks the paths of the pages of events and competitions. */
import { beforeEach } from 'vitest';
import { publishCheckFlow } from '../../../tests/flows/publishCheck/publishCheckFlow.ts';
import { overviewFlow } from '../../../tests/flows/staffReading/overviewFlow.ts';
import { seasonImportFlow } from '../../../tests/flows/seasonImport/seasonImportFlow.ts';
import { seasonListFlow } from '../../../tests/flows/staffReading/seasonListFlow.ts';
import { needPlaces } from '../../../tests/support/season/stillOverview.ts';
import { places } from '../../../tests/support/season/stillSeason.ts';
import { seasonTime } from '../../../tests/support/season/seasonFacts.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { OverviewPage } from './OverviewPage/OverviewPage.tsx';
import { fireEvent } from '@testing-library/react';
import { draftPreviewFlow } from '../../../tests/flows/draftPreview/draftPreviewFlow.ts';
import { seasonLifeFlow } from '../../../tests/flows/seasonLife/seasonLifeFlow.ts';
import { LifePanel } from './LifePanel/LifePanel.tsx';
import { PreviewPanel } from './PreviewPanel/PreviewPanel.tsx';
import { PublishPanel } from './CompetitionPage/PublishPanel.tsx';
import { ImportPage } from './SeasonFile/ImportPage.tsx';
import { SeasonPage } from './SeasonPage/SeasonPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const ns = { ns: 'staffSeason' };
const files = { ns: 'staffFiles' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
walkOnStaffPage({
  flow: overviewFlow,
  render: (machine) => <OverviewPage overview={machine} places={needPlaces} />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('refresh', { ns: 'staffOverview' })),
  }),
  says: { failed: 'staffOverview:failed', shown: 'staffOverview:title' },
});

walkOnStaffPage({
  flow: seasonListFlow,
  render: (machine) => <SeasonPage season={machine} places={places} mayChange />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('refresh', ns)),
  }),
  says: { failed: 'staffSeason:failed', shown: 'staffSeason:title' },
});

walkOnStaffPage({
  flow: seasonImportFlow,
  render: (machine) => <ImportPage seasonImport={machine} places={places} now={seasonTime} />,
  gestures: (t) => ({
    'file.chosen': ({ file }) =>
      fireEvent.change(document.querySelector('input[type=file]')!, {
        target: { files: [file as File] },
      }),
    'import.requested': () => pressButton(t('import.act', files)),
    'retry.requested': () => pressButton(retry),
  }),
  says: {
    choosing: 'staffFiles:import.file',
    reading: 'staffFiles:import.reading',
    refused: 'staffFiles:import.nothing',
    ready: 'staffFiles:import.without',
    importing: 'staffFiles:import.importing',
    unsure: 'staffFiles:import.unsureMore',
    done: 'staffFiles:import.openDraft',
  },
});

walkOnStaffPage({
  flow: publishCheckFlow,
  render: (machine) => (
    <PublishPanel
      publishing={machine}
      places={places}
      mayPublish
      isDirty={false}
      saves={0}
      id="singing"
      name="الغناء"
      event={{ id: 'event', name: 'الموسم', isDraft: true }}
    />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('publish.again', ns)),
    'publish.requested': () => pressButton(t('publish.act', ns)),
    'publish.confirmed': () => pressButton(t('publish.confirm', ns)),
    'publish.cancelled': () => pressButton(t('publish.cancel', ns)),
  }),
  says: {
    failed: 'staffSeason:publish.failed',
    unsure: 'staffSeason:publish.unsure',
    confirming: 'staffSeason:publish.dialog',
    publishing: 'staffSeason:publish.publishing',
    published: 'staffSeason:publish.published',
  },
});

const life = { ns: 'staffLife' };
walkOnStaffPage({
  flow: seasonLifeFlow,
  render: (machine) => (
    <LifePanel life={machine} kind="competition" name="الغناء" mayAct isDirty={false} saves={0} />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('again', life)),
    'act.requested': ({ act }) => pressButton(t(`act.${String(act)}`, life)),
    'act.confirmed': () => pressButton(t('confirm.close', life)),
    'act.cancelled': () => pressButton(t('notNow', life)),
  }),
  says: {
    failed: 'staffLife:failed',
    unsure: 'staffLife:unsure',
    acting: 'staffLife:acting',
    done: 'staffLife:done.close',
    gone: 'staffLife:gone',
  },
});

walkOnStaffPage({
  flow: draftPreviewFlow,
  render: (machine) => <PreviewPanel preview={machine} kind="competition" name="الغناء" zone="Asia/Muscat" />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'make.requested': () => pressButton(t('preview.make', life)),
    'link.closed': () => pressButton(t('preview.close', life)),
    'end.requested': () => pressButton(t('preview.end', life)),
    'end.confirmed': () => pressButton(t('preview.endConfirm', life)),
    'end.cancelled': () => pressButton(t('notNow', life)),
  }),
  says: {
    failed: 'staffLife:preview.failed',
    making: 'staffLife:preview.making',
    handing: 'staffLife:preview.handed',
    confirming: 'staffLife:preview.endText',
    ending: 'staffLife:preview.ending',
    unsure: 'staffLife:unsure',
    public: 'staffLife:preview.public',
    gone: 'staffLife:gone',
  },
});
