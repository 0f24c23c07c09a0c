import { lazyPart } from '../../parts/lazyPart.ts';

/** Loaded in two steps, so that the first route does not list the chunks of a rare page. */
const DiagnosticsRoute = lazyPart(() =>
  import('../diagnostics/DiagnosticsRoute.tsx').catch(() => import('../arrive.ts')),
);

export default function DiagnosticsScreen() {
  return <DiagnosticsRoute />;
}
