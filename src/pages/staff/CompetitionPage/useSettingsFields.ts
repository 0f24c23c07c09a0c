import { useTranslation } from 'react-i18next';
import { type PriceFields, priceParts, settingsParts } from '../../../../domain/season/judgeChange.ts';
import type { SettingsFields } from '../../../../domain/season/readSettings.ts';
import { settingsMoments } from '../../../../domain/season/settingsForm.ts';
import type { FormTexts } from '../../../../domain/staff/mergeEdits.ts';
import type { EditSection } from '../../../components/EditForm/editFormProps.ts';
import { useRuleWords } from '../SeasonPage/useRuleWords.ts';

/** What of a competition a person may change. */
export type MayEdit = { season: boolean; money: boolean };

const submissions = ['video', 'audio', 'any'] as const;

/** The sections of the form of a competition, each field with what is to know before typing. */
export function useSettingsFields(texts: FormTexts, facts: FormTexts, may: MayEdit): EditSection[] {
  const { t } = useTranslation('staffSeason');
  const ruleWords = useRuleWords(facts);
  const ruleOf = (field: keyof SettingsFields) =>
    may.season ? ruleWords(settingsParts[field]) : { locked: t('rule.season') };
  const moneyRule = (field: keyof PriceFields) =>
    may.money ? ruleWords(priceParts[field]) : { locked: t('rule.money') };
  const zone = texts['zone'] ?? 'UTC';
  const labelOf = (name: 'name' | 'description' | 'eligibility' | 'requirements') => ({
    ar: t(`field.${name}.ar`),
    en: t(`field.${name}.en`),
  });
  const isOwn = texts['prices'] === 'own';
  const pricesRule = moneyRule('prices');
  return [
    {
      title: t('section.names'),
      fields: [
        { name: 'name', label: labelOf('name'), optional: 'en', ...ruleOf('name_ar') },
        {
          kind: 'long',
          name: 'description',
          label: labelOf('description'),
          optional: 'both',
          ...ruleOf('description_ar'),
        },
        { kind: 'code', name: 'slug', label: t('field.slug'), hint: t('event.slugHint'), ...ruleOf('slug') },
      ],
    },
    {
      title: t('section.dates'),
      fields: settingsMoments.map((name) => ({
        kind: 'moment' as const,
        name,
        label: t(`field.${name}`),
        zone,
        optional: true,
        ...ruleOf(name),
      })),
    },
    {
      title: t('section.rules'),
      fields: [
        {
          kind: 'long',
          name: 'eligibility',
          label: labelOf('eligibility'),
          optional: 'both',
          ...ruleOf('eligibility_ar'),
        },
        {
          kind: 'long',
          name: 'requirements',
          label: labelOf('requirements'),
          hint: t('field.requirementsHint'),
          optional: 'both',
          ...ruleOf('requirements_ar'),
        },
        {
          kind: 'choice',
          name: 'submission_type',
          label: t('field.submission_type'),
          choices: submissions.map((value) => ({ value, label: t(`field.submission.${value}`) })),
          ...ruleOf('submission_type'),
        },
        {
          kind: 'number',
          name: 'min_age',
          label: t('field.min_age'),
          unit: t('field.years'),
          ...ruleOf('min_age'),
        },
        {
          kind: 'number',
          name: 'max_media_megabytes',
          label: t('field.max_media_megabytes'),
          unit: t('field.megabytes'),
          ...ruleOf('max_media_megabytes'),
        },
      ],
    },
    {
      title: t('section.criteria'),
      fields: [{ kind: 'criteria', name: 'criteria', label: t('field.criteria'), ...ruleOf('criteria') }],
    },
    {
      title: t('section.money'),
      fields: [
        {
          kind: 'money',
          name: 'entry_fee',
          label: t('field.entry_fee'),
          hint: t('field.entryFeeHint'),
          ...moneyRule('entry_fee_baisa'),
        },
        {
          kind: 'choice',
          name: 'prices',
          label: t('field.prices'),
          choices: (['common', 'own'] as const).map((value) => ({
            value,
            label: t(`field.pricesOf.${value}`),
          })),
          ...pricesRule,
        },
        ...(isOwn
          ? [
              { kind: 'money' as const, name: 'unit', label: t('field.unit'), ...pricesRule },
              {
                kind: 'number' as const,
                name: 'package_votes',
                label: t('field.package_votes'),
                unit: t('field.votes'),
                ...pricesRule,
              },
              { kind: 'money' as const, name: 'package_unit', label: t('field.package_unit'), ...pricesRule },
              {
                kind: 'money' as const,
                name: 'package_discount',
                label: t('field.package_discount'),
                ...pricesRule,
              },
            ]
          : []),
      ],
    },
  ];
}
