import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, watchTheme, type Theme } from './themeChoice.ts';

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(watchTheme, currentTheme), chooseTheme];
}
