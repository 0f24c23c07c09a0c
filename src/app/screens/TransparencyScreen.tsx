import { apiBase } from '../../api/apiBase.ts';
import { TransparencyPage } from '../../pages/visitor/TransparencyPage/TransparencyPage.tsx';
import { readings } from '../flows/readings.ts';
import { ledgerFiles } from '../ledgerFiles.ts';

const files = ledgerFiles(apiBase());

export default function TransparencyScreen() {
  return <TransparencyPage checkpoints={readings.checkpoints} files={files} />;
}
