/** Walks the paths of the content pages. */
import {
  contentPagesFlow,
  pageVersionFlow,
  pageVersionsFlow,
} from '../../../tests/flows/staffReading/contentPagesFlow.ts';
import { stillVersion } from '../../../tests/support/contentPages/pageFacts.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { VersionsPanel } from './ContentPagePage/VersionsPanel.tsx';
import { VersionView } from './ContentPagePage/VersionView.tsx';
import { ContentPagesPage } from './ContentPagesPage/ContentPagesPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const ns = { ns: 'staffPages' };
const nothing = () => {};

walkOnStaffPage({
  flow: contentPagesFlow,
  render: (machine) => (
    <ContentPagesPage pages={machine} newHref="/pages?page=new" hrefOf={(id) => `/pages?page=${id}`} />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('refresh', ns)),
  }),
  says: { failed: 'staffPages:failed', shown: 'staffPages:title' },
});

walkOnStaffPage({
  flow: pageVersionsFlow,
  render: (machine) => (
    <VersionsPanel versions={machine} versionOf={() => stillVersion()} saves={0} onTake={nothing} />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('versions.again', ns)),
  }),
  says: { failed: 'staffPages:versions.failed', shown: 'staffPages:versions.now' },
});

walkOnStaffPage({
  flow: pageVersionFlow,
  render: (machine) => <VersionView version={2} versionOf={() => machine} onTake={nothing} />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('version.again', ns)),
  }),
  says: { failed: 'staffPages:version.failed', shown: 'staffPages:version.take' },
});
