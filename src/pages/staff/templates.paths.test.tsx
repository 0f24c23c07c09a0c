/** Walks the paths of the templates of messages. */
import { templatesFlow } from '../../../tests/flows/staffReading/templatesFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { TemplatesPage } from './TemplatesPage/TemplatesPage.tsx';

walkOnStaffPage({
  flow: templatesFlow,
  render: (machine) => (
    <TemplatesPage
      templates={machine}
      isReadOnly={false}
      hrefOf={(id) => `/messages?template=${id}`}
      sentHref="/messages?sent=all"
    />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(/^(إعادة المحاولة|Retry)$/),
    'refresh.requested': () => pressButton(t('refresh', { ns: 'staffMessages' })),
  }),
  says: { failed: 'staffMessages:failed', shown: 'staffMessages:title' },
});
