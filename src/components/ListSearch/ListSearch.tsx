import SearchIcon from '@lucide/icons/icons/search';
import X from '@lucide/icons/icons/x';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contestantSearch } from '../../../domain/contestantSearch.ts';
import { SEARCH_ANNOUNCEMENT_MS } from '../../../domain/delays.ts';
import { touches } from '../../theme/preferences.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { announce } from '../LiveRegions/announcer.ts';
import * as styles from './ListSearch.css.ts';
import { usedSearch } from './usedSearch.css.ts';
import type { ListSearchProps } from './useListSearch.tsx';

const MOST_CHARACTERS = 80;

/** Whether a keyboard on the screen covers the lower part of the page. */
const hasScreenKeyboard = () => matchMedia(touches).matches;

/** The field that searches a list of contestants by name or code. */
export default function ListSearch({ participants, onSearch }: ListSearchProps) {
  const { t } = useTranslation('vote');
  const [text, setText] = useState('');
  const [used, setUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useFoundAnnouncement(text, participants);

  useLayoutEffect(() => () => onSearch(undefined), [onSearch]);

  const search = (wanted: string) => {
    setText(wanted);
    const finds = contestantSearch(wanted);
    onSearch(finds && { finds, none: <NobodyFound text={wanted.trim()} onClear={clear} /> });
  };
  const clear = () => {
    search('');
    input.current?.focus();
  };
  const handleFocus = () => {
    setUsed(true);
    if (hasScreenKeyboard()) input.current?.scrollIntoView({ block: 'start' });
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') search('');
    if (key === 'Enter' && hasScreenKeyboard()) input.current?.blur();
  };

  return (
    <search className={`${styles.search} ${used ? usedSearch : ''}`}>
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        // A placeholder does not follow `auto`.
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget }) => search(currentTarget.value)}
        onFocus={handleFocus}
        onKeyDown={handleKey}
      />
      <span className={styles.icon}>
        <Icon of={SearchIcon} size="sm" />
      </span>
      {text !== '' && (
        <span className={styles.clear}>
          <IconButton icon={X} label={t('search.clear')} onClick={clear} />
        </span>
      )}
    </search>
  );
}

/** Says how many a search finds, once the typing pauses. */
function useFoundAnnouncement(text: string, participants: ListSearchProps['participants']): void {
  const { t } = useTranslation('vote');
  const list = useRef(participants);
  useEffect(() => {
    list.current = participants;
  }, [participants]);
  useEffect(() => {
    const finds = contestantSearch(text);
    if (!finds) return undefined;
    const timer = setTimeout(() => {
      const all = list.current.length;
      announce(t('search.found', { count: list.current.filter(finds).length, all }));
    }, SEARCH_ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [text, t]);
}

function NobodyFound({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTranslation('vote');
  return (
    <EmptyState
      level={3}
      title={t('search.none', { text })}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('search.all')}
        </Button>
      }
    />
  );
}
