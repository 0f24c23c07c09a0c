import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '../../../../domain/contract.ts';
import { registrationStateAt } from '../../../../domain/registration.ts';
import type { PictureOwner, PictureSize } from '../../../../domain/season/pictureShapes.ts';
import { previewOf } from '../../../../domain/season/previewOf.ts';
import type { Crops } from '../../../../domain/season/readPicture.ts';
import { readMoment } from '../../../../domain/season/zonedInput.ts';
import type { FormTexts } from '../../../../domain/staff/mergeEdits.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CompetitionCard } from '../../../components/CompetitionCard/CompetitionCard.tsx';
import { CompetitionHero } from '../../../components/CompetitionHero/CompetitionHero.tsx';
import { EventCard } from '../../../components/EventCard/EventCard.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { TypedAlt } from '../../../machines/pictureEdit/pictureEditTypes.ts';
import { Phone } from '../Phone/Phone.tsx';
import * as styles from './PicturePanel.css.ts';
import { type Cuts, useCuts } from './useCuts.ts';

export type PicturePreviewProps = {
  owner: PictureOwner;
  src: string;
  size: PictureSize;
  crops: Crops;
  alt: TypedAlt;
  texts: FormTexts;
  facts: FormTexts;
  /** UTC ms. */
  now: number;
};

const screens = ['phone', 'wide'] as const;

/** The picture where the site shows it, at the width of a phone or of a wide screen. */
export default function PicturePreview({ owner, src, size, crops, ...shown }: PicturePreviewProps) {
  const { t } = useTranslation('staffPicture');
  const [screen, setScreen] = useState<(typeof screens)[number]>('phone');
  const cuts = useCuts(src, size, crops);
  const language = useLanguage();
  return (
    <div className={styles.previews}>
      <div className={styles.head}>
        <h3 className={styles.previewTitle}>{t('preview.title')}</h3>
        <fieldset aria-label={t('preview.width')} className={styles.choices}>
          {screens.map((each) => (
            <Button
              key={each}
              variant={each === screen ? 'secondary' : 'quiet'}
              aria-pressed={each === screen}
              onClick={() => setScreen(each)}
            >
              <bdi>{t(`preview.${each}`)}</bdi>
            </Button>
          ))}
        </fieldset>
      </div>
      <div className={styles.screen[screen]}>
        <Phone key={screen} title={t('preview.frame')} language={language} className={styles.frame[screen]}>
          {owner === 'event' ? (
            <EventShown {...shown} cuts={cuts} />
          ) : (
            <CompetitionShown {...shown} cuts={cuts} />
          )}
        </Phone>
      </div>
      <figure className={styles.link}>
        {cuts.share && <img src={cuts.share[0]!.url} alt="" className={styles.linkPicture} />}
        <figcaption className={styles.quiet}>{t('preview.link')}</figcaption>
      </figure>
    </div>
  );
}

type Shown = Pick<PicturePreviewProps, 'alt' | 'texts' | 'facts' | 'now'> & { cuts: Cuts };

const pictured = ({ cuts, alt }: Shown) => ({
  thumbnail_sizes: cuts.wide ?? [],
  thumbnail_alt_ar: alt.decorative ? '' : alt.alt_ar,
  thumbnail_alt_en: alt.decorative ? '' : alt.alt_en,
});

function CompetitionShown(shown: Shown) {
  const { texts, facts, cuts, now } = shown;
  const written = useMemo(() => previewOf(texts, facts), [texts, facts]);
  const competition = { ...written, ...pictured(shown), ...(cuts.card && { card_sizes: cuts.card }) };
  return (
    <EventZone zone={competition.event.zone}>
      <CompetitionHero
        competition={competition}
        eventSlug={competition.event.slug}
        state={registrationStateAt(competition, now)}
        now={now}
      />
      <div className={styles.list}>
        <CompetitionCard competition={competition} now={now} />
      </div>
    </EventZone>
  );
}

function EventShown(shown: Shown) {
  const { texts, now } = shown;
  const zone = texts['zone'] ?? 'UTC';
  const moment = (field: string) => {
    const read = readMoment(texts[field] ?? '', zone);
    return 'instant' in read ? read.instant : null;
  };
  const { name_ar = '', name_en = '', slug = '' } = texts;
  const event: Event = {
    id: 'preview',
    slug,
    zone,
    name: name_ar || name_en,
    name_ar: name_ar || null,
    name_en: name_en || null,
    thumbnail: null,
    ...pictured(shown),
    start_time: moment('starts_at'),
    end_time: moment('ends_at'),
  };
  return (
    <EventZone zone={zone}>
      <div className={styles.list}>
        <EventCard event={event} now={now} />
        <EventCard event={event} now={now} look="wide" />
      </div>
    </EventZone>
  );
}
