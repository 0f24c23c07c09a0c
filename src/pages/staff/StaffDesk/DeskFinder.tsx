import Keyboard from '@lucide/icons/icons/keyboard';
import SearchIcon from '@lucide/icons/icons/search';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOn } from '../../../../domain/staff/deskKeys.ts';
import type { Desk, DeskSection } from '../../../../domain/staff/deskOf.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { KeyCaps } from '../../../components/KeyHelp/KeyCaps.tsx';
import { KeyHelp } from '../../../components/KeyHelp/KeyHelp.tsx';
import * as styles from './DeskFinder.css.ts';
import type { DeskPaletteProps } from './DeskPalette.tsx';
import { useDialogKeys } from './useDialogKeys.ts';

export type Finding = {
  /** The command palette, mounted while open. */
  Palette: ComponentType<Omit<DeskPaletteProps, 'machine'>>;
  goTo: (href: string) => void;
  /** Whether single keys work. */
  hasSingles: boolean;
  onSingles: (on: boolean) => void;
};

type Props = Finding & {
  desk: Desk;
  section: DeskSection;
  onOrganisation: (id: string) => void;
};

/** What opens the command palette and the list of keys, by a button and by a key each. */
export function DeskFinder({ Palette, goTo, hasSingles, onSingles, desk, section, onOrganisation }: Props) {
  const { t } = useTranslation('staff');
  const [dialog, setDialog] = useState<'palette' | 'help'>();
  useDialogKeys(hasSingles, setDialog);
  const close = () => setDialog(undefined);
  return (
    <div className={styles.finder}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setDialog('palette')}
      >
        <Icon of={SearchIcon} size="sm" />
        <span className={styles.words}>{t('palette.open')}</span>
        <span aria-hidden className={styles.caps}>
          <KeyCaps keys={['Ctrl', 'K']} />
        </span>
      </button>
      <IconButton
        icon={Keyboard}
        label={t('keys.title')}
        aria-haspopup="dialog"
        onClick={() => setDialog('help')}
      />
      {dialog === 'palette' && (
        <Palette desk={desk} onGo={goTo} onOrganisation={onOrganisation} onClose={close} />
      )}
      {dialog === 'help' && (
        <KeyHelp keys={keysOn(section)} hasSingles={hasSingles} onSingles={onSingles} onClose={close} />
      )}
    </div>
  );
}
