import { useTranslation } from 'react-i18next';
import { CLOSING_WARNING_MS, sendableUntil } from '../../../../domain/registration.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { RegistrationContext } from '../../../machines/registration/registrationTypes.ts';

type Props = { context: Pick<RegistrationContext, 'competition' | 'now' | 'begun'> };

/** Registration closes soon, or has closed: until when this form can be sent (decision D188). */
export function ClosingRegistration({ context: { competition, now, begun } }: Props) {
  const { t } = useTranslation('entries');
  const format = useFormat();
  const end = competition?.reg_end ?? null;
  if (!competition || end === null || end - now > CLOSING_WARNING_MS) return null;
  const until = sendableUntil(competition, begun?.at ?? end - 1) ?? end;
  const isLate = end <= now;
  const title = isLate
    ? t('register.closing.late', { duration: format.timeLeft(until - now) })
    : t('register.closing.title', { duration: format.timeLeft(end - now) });
  const words = isLate ? 'lateText' : begun ? 'begun' : 'notBegun';
  return (
    <Note kind="warning" title={title}>
      {t(`register.closing.${words}`, { end: format.deadline(end), until: format.deadline(until) })}
    </Note>
  );
}
