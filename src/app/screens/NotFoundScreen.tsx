import { NotFoundPage } from '../../pages/visitor/NotFoundPage/NotFoundPage.tsx';
import { siteSettings } from '../siteSettings.ts';

export default function NotFoundScreen() {
  return <NotFoundPage supportHref={siteSettings.supportHref} onBack={() => window.history.back()} />;
}
