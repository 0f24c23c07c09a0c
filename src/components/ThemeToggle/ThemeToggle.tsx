import Moon from '@lucide/icons/icons/moon';
import Sun from '@lucide/icons/icons/sun';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../../theme/themeChoice.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

type Props = { theme: Theme; onChoose: (theme: Theme) => void };

/** A switch that is on in the dark; it shows the light one would get. */
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
