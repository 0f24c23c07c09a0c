import { DiagnosticsPage } from '../../pages/visitor/DiagnosticsPage/DiagnosticsPage.tsx';
import { diagnosticsFlow, visitNews } from '../flows/diagnostics.ts';
import { siteSettings } from '../siteSettings.ts';

const { version, build, environment, dsn } = siteSettings;
const site = { version, build, environment, reportsCrashes: dsn !== '' };

export default function DiagnosticsRoute() {
  return <DiagnosticsPage diagnostics={diagnosticsFlow} site={site} atHand={visitNews()} />;
}
