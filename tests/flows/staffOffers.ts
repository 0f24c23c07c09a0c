/** What the pages of staff offer. */
import type { ModelEvent, ModelOptions } from '../support/models/model.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/**
 * Whether a page of staff offers an event: a field's own value again changes nothing, and a choice that is made is not
 * offered.
 */
export function onStaffPage({ context }: Snapshot, event: ModelEvent): boolean {
  const { values = {}, codeKind } = context as { values?: Record<string, string>; codeKind?: string };
  switch (event.type) {
    case 'field.changed':
      return values[event['field'] as string] !== event['value'];
    case 'codeKind.chosen':
      return codeKind !== event['kind'];
    default:
      return true;
  }
}
