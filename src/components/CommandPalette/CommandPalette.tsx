// oxlint-disable jsx-a11y/prefer-tag-over-role -- a field cannot point into a native list, whose options hold one line
import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { moveAmong } from '../DataTable/moveAmong.ts';
import { DialogFrame } from '../NoticeDialog/DialogFrame.tsx';
import * as notice from '../NoticeDialog/NoticeDialog.css.ts';
import { RetryPanel } from '../RetryPanel/RetryPanel.tsx';
import * as styles from './CommandPalette.css.ts';

export type PaletteOption = { id: string; icon?: ReactNode; label: ReactNode; detail?: ReactNode };

export type PaletteGroup = { id: string; label: string; options: readonly PaletteOption[] };

export type CommandPaletteProps = {
  text: string;
  onText: (text: string) => void;
  /** What can be found, in words. */
  hint: string;
  groups: readonly PaletteGroup[];
  /** Whether more may be found. */
  isSearching?: boolean;
  /** Why a part could not be searched. */
  failure?: ReactNode;
  onRetry: () => void;
  onChoose: (option: string) => void;
  /** What takes the focus after a choice. */
  afterChoice?: () => HTMLElement | null;
  onClose: () => void;
};

/** A field that finds a place to go to, by the keyboard alone. Mounted while open. */
export function CommandPalette(props: CommandPaletteProps) {
  const { text, onText, hint, isSearching = false, failure, onRetry, onChoose, afterChoice, onClose } = props;
  const groups = props.groups.filter(({ options }) => options.length > 0);
  const { t } = useTranslation('staff');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isChosen = useRef(false);
  const [pointed, setPointed] = useState<string>();
  const options = groups.flatMap((group) => group.options);
  const at = Math.max(
    options.findIndex((option) => option.id === pointed),
    0,
  );
  const current = options[at];
  const optionId = (option: string) => `${id}-${option}`;
  const currentId = current && optionId(current.id);

  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const choose = (option: string) => {
    isChosen.current = true;
    onChoose(option);
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter ends what an input method composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && current) choose(current.id);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const target = moveAmong(options.length, options.length === 0 ? -1 : at, event.key);
    if (target !== undefined) setPointed(options[target]!.id);
  };
  const isFailed = failure !== undefined;
  const says = isSearching ? t('palette.searching') : t('palette.found', { count: options.length });

  return (
    <DialogFrame
      className={styles.dialog}
      first={() => field.current}
      last={() => (isChosen.current ? (afterChoice?.() ?? null) : null)}
      onClose={onClose}
    >
      <Dialog.Title className={notice.title}>{t('palette.title')}</Dialog.Title>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={hint}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={currentId}
        aria-autocomplete="list"
        className={styles.field}
        placeholder={hint}
        // A placeholder does not follow `auto`.
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setPointed(undefined);
          onText(currentTarget.value);
        }}
        onKeyDown={handleKey}
      />
      <div className={styles.found}>
        <div id={`${id}-list`} role="listbox" aria-label={t('palette.list')}>
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}-words`}>
              <p id={`${id}-${group.id}-words`} role="presentation" className={styles.group}>
                {group.label}
              </p>
              {group.options.map((option) => (
                <div
                  key={option.id}
                  id={optionId(option.id)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === current}
                  className={styles.option}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option.id)}
                  onKeyDown={handleKey}
                >
                  {option.icon}
                  <span className={styles.words}>
                    {option.label}
                    {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
                  </span>
                </div>
              ))}
            </div>
          ))}
        </div>
        {isSearching && (
          <p aria-hidden className={styles.note}>
            {t('palette.searching')}
          </p>
        )}
        {isFailed && (
          <RetryPanel message={t('palette.failed')} onRetry={onRetry}>
            {failure}
          </RetryPanel>
        )}
        {options.length === 0 && !isSearching && !isFailed && (
          <p className={styles.note}>{t('palette.none', { text: text.trim() })}</p>
        )}
      </div>
      <output className={visuallyHidden}>{says}</output>
    </DialogFrame>
  );
}
