import Moon from '@lucide/icons/icons/moon';
import Sun from '@lucide/icons/icons/sun';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../../theme/themeChoice.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

type Props = { theme: Theme; onChoose: (theme: Theme) => void };

/** A toggle that is on in dark mode; its icon shows the theme that a click chooses. */
export function ThemeToggle({ theme, onChoose }: Props) {
  const { t } = useTranslation('common');
  const dark = theme === 'dark';
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={t('theme.dark')}
      pressed={dark}
      onClick={() => onChoose(dark ? 'light' : 'dark')}
    />
  );
}
