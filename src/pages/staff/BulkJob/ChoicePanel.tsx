import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { type BulkChoice, bulkActs, roundResults } from '../../../../domain/season/bulkChoice.ts';
import type { BulkDesk } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { chosenAct } from '../../../machines/bulkJob/bulkJobMachine.ts';
import type { BulkJobContext, BulkJobEvent } from '../../../machines/bulkJob/bulkJobTypes.ts';
import { FileFilters } from '../EntryFile/FileFilters.tsx';
import * as styles from './BulkJob.css.ts';

type Props = {
  context: BulkJobContext;
  desk: BulkDesk;
  /** Whether the preview is being made. */
  isBusy: boolean;
  /** Whether the act was seen before, so that only a change leads back. */
  isSeen: boolean;
  send: (event: BulkJobEvent) => void;
};

/** What is done to which entries, in which round and groups. */
export function ChoicePanel({ context, desk, isBusy, isSeen, send }: Props) {
  const { t } = useTranslation('staffBulk');
  const language = useLanguage();
  const { choice, filters, formError } = context;
  const round = desk.rounds.find(({ id }) => id === choice.round);
  const groups = round?.groups ?? [];
  const nameOf = (named: { name_ar: string; name_en: string }) => localized(named, 'name', language);
  const change = (more: Partial<BulkChoice>) =>
    send({ type: 'choice.changed', choice: { ...choice, ...more } });
  const control = { disabled: isBusy };
  return (
    <Panel title={t('what')}>
      <FileFilters filters={filters} competition={desk.competition} />
      <div className={styles.fields}>
        <Field label={t('act')} hint={t(`actHint.${choice.act}`)}>
          {(own) => (
            <SelectInput
              {...own}
              {...control}
              choices={bulkActs.map((value) => ({ value, label: t(`acts.${value}`) }))}
              value={choice.act}
              onChange={(act) => change({ act: bulkActs.find((each) => each === act) ?? 'place', group: '' })}
            />
          )}
        </Field>
        <Field
          label={t('round')}
          hint={round && t('results', { pending: round.pending, qualified: round.qualified, out: round.out })}
        >
          {(own) => (
            <SelectInput
              {...own}
              {...control}
              choices={desk.rounds.map((each) => ({ value: each.id, label: nameOf(each) }))}
              value={choice.round}
              onChange={(id) => change({ round: id, group: '' })}
            />
          )}
        </Field>
        {choice.act === 'place' && (
          <Field label={t('group')} {...(groups.length === 0 && { error: t('noGroup') })}>
            {(own) => (
              <SelectInput
                {...own}
                {...control}
                choices={[
                  { value: '', label: t('allGroups') },
                  ...groups.map((group) => ({ value: group.id, label: nameOf(group) })),
                ]}
                value={choice.group}
                onChange={(group) => change({ group })}
              />
            )}
          </Field>
        )}
        <Field label={t('from')}>
          {(own) => (
            <SelectInput
              {...own}
              {...control}
              choices={[
                { value: '', label: t('anyFrom') },
                ...desk.rounds.flatMap((each) =>
                  roundResults.map((result) => ({
                    value: `${result}:${each.id}`,
                    label: t(`fromResult.${result}`, { round: nameOf(each) }),
                  })),
                ),
              ]}
              value={choice.from}
              onChange={(from) => change({ from })}
            />
          )}
        </Field>
      </div>
      {!isSeen && <FormErrorNote formError={formError} />}
      {!isSeen && chosenAct(context) && (
        <div className={styles.acts}>
          <Button
            busy={isBusy ? t('previewing') : undefined}
            onClick={() => send({ type: 'preview.requested' })}
          >
            {t('preview')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
