import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './Button.css.ts';

type Look = {
  variant?: keyof typeof styles.variant;
  size?: keyof typeof styles.size;
  /** Takes the full width of its container. */
  full?: boolean;
  /** Long text wraps to a second line. */
  wraps?: boolean;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  children: ReactNode;
};

type Own = 'className' | 'style' | 'disabled' | 'children';

type PressProps = Look &
  Omit<ComponentProps<'button'>, Own> & {
    href?: undefined;
    /** Text shown while busy; clicks then do nothing. */
    busy?: string | undefined;
    /** Disables the button and says why. The button stays focusable, so that the reason can be read. */
    disabledReason?: string | undefined;
  };

type LinkProps = Look & Omit<ComponentProps<'a'>, Own> & { href: string; newTab?: boolean };

export type ButtonProps = PressProps | LinkProps;

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

function classesOf({ variant = 'primary', size = 'md', full, wraps }: Partial<Look>): string {
  const look = `${styles.button} ${styles.size[size]} ${styles.variant[variant]}`;
  return `${look} ${full ? styles.full : ''} ${wraps ? styles.wraps : ''}`;
}

function PressButton(props: PressProps) {
  const { variant, size, full, wraps, iconStart, iconEnd, children, ...others } = props;
  const { busy, disabledReason, onClick, ...rest } = others;
  const reasonId = useId();
  const dead = busy !== undefined || disabledReason !== undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) =>
    dead ? event.preventDefault() : onClick?.(event);
  const look = classesOf({ variant, size, full, wraps });
  return (
    <>
      <button
        type="button"
        {...rest}
        className={busy === undefined ? look : `${look} ${styles.busy}`}
        onClick={handleClick}
        {...(disabledReason !== undefined && {
          'aria-disabled': true,
          'aria-describedby': reasonId,
          title: disabledReason,
        })}
        {...(busy !== undefined && { 'aria-busy': true })}
      >
        {busy === undefined ? iconStart : <LevelMeter kind="spinner" height={16} />}
        <span>{busy ?? children}</span>
        {busy === undefined && iconEnd}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} className={visuallyHidden}>
          {disabledReason}
        </span>
      )}
    </>
  );
}

function LinkButton(props: LinkProps) {
  const { variant, size, full, wraps, iconStart, iconEnd, children, newTab = false, ...rest } = props;
  const { t } = useTranslation('common');
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...rest} {...tab} className={classesOf({ variant, size, full, wraps })}>
      {iconStart}
      <span>
        {children}
        {newTab && <span className={visuallyHidden}> {t('newTab')}</span>}
      </span>
      {iconEnd}
    </a>
  );
}
