import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { cropHeight } from '../../../../domain/season/pictureShapes.ts';
import { type Crops, cropsIn } from '../../../../domain/season/readPicture.ts';
import type { PictureChange, StaffPicture } from '../../../../domain/staff/staffContract.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ImageFiles } from '../../../platform/imageFiles.ts';
import { newId } from '../../../platform/ids.ts';
import { cardSizes, pictureSizes, previewAddress, type Picture } from '../../../platform/pictureSizes.ts';
import { seasonPictureName, sourceFile } from '../../../platform/seasonPictures.ts';
import type { MakePicture } from './pictureMaker.ts';
import { type PicturePlace, readSource } from './picturesRepo.ts';

type Deps = { database: Kysely<Schema>; images: ImageFiles; make: MakePicture };
type Wanted = {
  place: PicturePlace;
  present: StaffPicture;
  picture: NonNullable<PictureChange['picture']>;
};

/** A picture with new copies and the names of their files, or one that keeps those it has. */
type Cut =
  | { cut: Picture & { sourceId: string; crops: Crops }; files: string[] }
  | { kept: string }
  /** The rectangles do not lie in the picture, or there is none. */
  | 'unfit'
  | 'busy';

/** Cuts what a change wants; nothing if the present picture has these rectangles already, or keeps what it has. */
export async function cutWanted({ database, images, make }: Deps, wanted: Wanted): Promise<Cut> {
  const { place, present, picture } = wanted;
  const { owner, organisationId } = place;
  if (picture.source === null || picture.crops === null)
    return present.picture ? { kept: present.picture.name } : 'unfit';
  const source = await readable(readSource(database, { organisationId, id: picture.source }));
  const crops = source && cropsIn(owner, picture.crops, source);
  if (!crops) return 'unfit';
  const isPresent = present.picture?.source?.id === source.id && isSame(present.picture.crops, crops);
  if (present.picture && isPresent) return { kept: present.picture.name };
  const bytes = await images.read(sourceFile(source.id));
  if (!bytes) return 'unfit';
  const name = seasonPictureName(newId());
  const { wide, card, share } = crops;
  const task = { name, crops: { wide, share, ...(card && { card }) }, folder: images.folder };
  const made = await make({ kind: 'cut', ...task }, bytes);
  if (made.kind === 'busy') return 'busy';
  await images.share();
  const cut = { name, width: wide.width, height: cropHeight('wide', wide.width) };
  const addresses = [
    ...pictureSizes(cut).map(({ url }) => url),
    ...(card ? cardSizes(name).map(({ url }) => url) : []),
    previewAddress(name),
  ];
  return { cut: { ...cut, sourceId: source.id, crops }, files: addresses.map((each) => basename(each)) };
}

const isSame = (one: Crops | null, other: Crops): boolean =>
  one !== null &&
  (['wide', 'card', 'share'] as const).every(
    (shape) =>
      one[shape]?.x === other[shape]?.x &&
      one[shape]?.y === other[shape]?.y &&
      one[shape]?.width === other[shape]?.width,
  );
