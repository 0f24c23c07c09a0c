import { lazyPart } from '../lazyPart.ts';

/** In two steps: what support asks for now and then is not named in what the first route loads. */
const DiagnosticsRoute = lazyPart(() =>
  import('../diagnostics/DiagnosticsRoute.tsx').catch(() => import('../arrive.ts')),
);

export default function DiagnosticsScreen() {
  return <DiagnosticsRoute />;
}
