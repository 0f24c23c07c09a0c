import { Suspense, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSection } from '../../../domain/staff/deskOf.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StaffPage } from '../../components/StaffFrame/StaffFrame.tsx';
import type { DeskPageProps } from './deskPageProps.ts';
import { deskPages } from './deskPages.ts';

/** The page of a section with its real effects; its name stands there while it loads. */
export function DeskPage({ section, ...page }: DeskPageProps & { section: DeskSection }) {
  const [focus] = useState(keptFocus);
  const { Page } = deskPages[section];
  return (
    <Suspense key={section} fallback={<Awaited section={section} onGone={focus.note} />}>
      <Page {...page} />
      <Arrival onArrived={focus.restore} />
    </Suspense>
  );
}

const heading = () => document.querySelector<HTMLElement>('h1');

/** Keeps the focus at the heading while the page loads, as the heading that had it is gone then. */
function keptFocus() {
  let hadFocus = false;
  return {
    note: () => void (hadFocus = document.activeElement === heading()),
    restore: () => {
      if (hadFocus) heading()?.focus({ preventScroll: true });
      hadFocus = false;
    },
  };
}

function Awaited({ section, onGone }: { section: DeskSection; onGone: () => void }) {
  const { t } = useTranslation('staff');
  useLayoutEffect(() => onGone, [onGone]);
  return (
    <StaffPage title={t(`desk.${section}`)}>
      <Skeleton kind="row" count={3} label={t('desk.opening')} />
    </StaffPage>
  );
}

function Arrival({ onArrived }: { onArrived: () => void }) {
  useLayoutEffect(onArrived, [onArrived]);
  return null;
}
