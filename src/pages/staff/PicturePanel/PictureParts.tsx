import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Crop,
  type PictureOwner,
  type PictureSize,
  type Shape,
  shapesOf,
} from '../../../../domain/season/pictureShapes.ts';
import type { Crops } from '../../../../domain/season/readPicture.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { PictureCrop } from '../../../components/PictureCrop/PictureCrop.tsx';
import * as styles from './PicturePanel.css.ts';

type Props = {
  owner: PictureOwner;
  src: string;
  size: PictureSize;
  crops: Crops;
  disabled: boolean;
  onChange: (shape: Shape, crop: Crop) => void;
};

/** The rectangle of each shape that the site shows, one at a time. */
export function PictureParts({ owner, src, size, crops, disabled, onChange }: Props) {
  const { t } = useTranslation('staffPicture');
  const [shape, setShape] = useState<Shape>('wide');
  const crop = crops[shape];
  return (
    <div className={styles.parts}>
      <fieldset aria-label={t('shape.title')} className={styles.choices}>
        {shapesOf[owner].map((each) => (
          <Button
            key={each}
            variant={each === shape ? 'secondary' : 'quiet'}
            aria-pressed={each === shape}
            onClick={() => setShape(each)}
          >
            {t(`shape.${each}`)}
          </Button>
        ))}
      </fieldset>
      {crop && (
        <PictureCrop
          {...{ src, size, shape, crop, disabled }}
          label={t(`shape.${shape}`)}
          onChange={(changed) => onChange(shape, changed)}
        />
      )}
    </div>
  );
}
