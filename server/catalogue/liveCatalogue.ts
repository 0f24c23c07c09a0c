import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readCatalogue, type CatalogueRows } from './catalogueRepo.ts';
import { catalogueView, type CatalogueView } from './catalogueView.ts';

/** The catalogue in memory: it is read far more often than it changes. */
export type LiveCatalogue = {
  readonly view: CatalogueView;
  /** The rows of the view. */
  readonly rows: CatalogueRows;
  /** Reads the database again; meanwhile, and after a failure, the earlier view answers. */
  refresh(): Promise<void>;
  /** Follows the clock: updates the view when something begins or ends. Called often. */
  tick(): void;
};

/** Reads the catalogue once. Rejects when the database cannot be read. */
export async function openCatalogue(db: Kysely<Schema>, clock: Clock): Promise<LiveCatalogue> {
  let rows: CatalogueRows = await readCatalogue(db);
  let view = catalogueView(rows, clock.now());
  let text = JSON.stringify(rows);
  let begun = 0;
  let taken = 0;
  const look = () => {
    view = catalogueView(rows, clock.now());
  };
  return {
    get view() {
      return view;
    },
    get rows() {
      return rows;
    },
    refresh: async () => {
      const number = (begun += 1);
      const read = await readCatalogue(db);
      // Reads may end in another order than they began: an earlier one knows less.
      if (number < taken) return;
      taken = number;
      const readText = JSON.stringify(read);
      if (readText === text) return;
      rows = read;
      text = readText;
      look();
    },
    tick: () => {
      if (clock.now() >= view.changesAt) look();
    },
  };
}
