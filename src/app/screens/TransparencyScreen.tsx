import { apiBase } from '../../api/apiBase.ts';
import { TransparencyPage } from '../../pages/visitor/TransparencyPage/TransparencyPage.tsx';
import { readings } from '../flows/readings.ts';

const files = {
  ledgerHref: `${apiBase()}/voter/ledger`,
  checkpointsHref: `${apiBase()}/voter/checkpoints?from=1`,
  scriptHref: '/recount.mjs',
};

export default function TransparencyScreen() {
  return <TransparencyPage checkpoints={readings.checkpoints} files={files} />;
}
