import type { PictureOwner } from '../../../../domain/season/pictureShapes.ts';
import type { FormTexts } from '../../../../domain/staff/mergeEdits.ts';
import type { pictureEditMachine } from '../../../machines/pictureEdit/pictureEditMachine.ts';

/** A picture that staff edit, and where the page has one that was sent. */
export type EditedPicture = {
  machine: typeof pictureEditMachine;
  /** @param picture the id of what was sent, or the name of a picture */
  addressOf: (picture: string) => string;
};

export type PicturePanelProps = {
  picture: EditedPicture;
  owner: PictureOwner;
  mayChange: boolean;
  /** What stands in the form beside it: the preview shows the picture with it. */
  texts: FormTexts;
  facts: FormTexts;
  /** UTC ms. */
  now: number;
};
