import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { messageFields } from '../../../../domain/messages/messageForm.ts';
import { messageKinds } from '../../../../domain/messages/messageKinds.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EditFields } from '../../../components/EditForm/EditFields.tsx';
import type { EditSection } from '../../../components/EditForm/editFormProps.ts';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import type { messageSendMachine } from '../../../machines/messageSend/messageSendMachine.ts';
import type { MessageSendEvent } from '../../../machines/messageSend/messageSendTypes.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { useWordFields } from '../TemplatePage/useTemplateFields.ts';
import * as styles from './MessageSendPage.css.ts';

export type MessageSendProps = {
  snapshot: SnapshotFrom<typeof messageSendMachine>;
  send: (event: MessageSendEvent) => void;
};

/** What is sent: its name and kind, and the words in both languages side by side. */
export function MessageForm({ snapshot, send }: MessageSendProps) {
  const { t } = useTranslation('staffSent');
  const words = useStaffErrorWords();
  const { texts, fieldErrors, formError } = snapshot.context;
  const isPreviewing = snapshot.matches('previewing');
  const isBusy = !snapshot.matches('writing') && !snapshot.matches('previewed');
  const form = {
    texts,
    errors: Object.fromEntries(messageFields.map((field) => [field, words(fieldErrors[field])])),
    edited: [],
    isSaving: isBusy,
    onChange: (field: string, value: string) => send({ type: 'field.changed', field, value }),
    onChoose: () => {},
  };
  const sections = [useAboutFields(), ...useWordFields()];
  return (
    <AccountForm
      fields={messageFields}
      fieldErrors={fieldErrors}
      formError={snapshot.matches('writing') ? formError : null}
      busy={isBusy}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      {sections.map(({ title, fields }) => (
        <Panel key={title} title={title}>
          <EditFields fields={fields} form={form} />
        </Panel>
      ))}
      <div className={styles.acts}>
        <Button
          type="submit"
          variant={snapshot.context.preview === null ? 'primary' : 'secondary'}
          busy={isPreviewing ? t('compose.previewing') : undefined}
        >
          {t('compose.preview')}
        </Button>
      </div>
    </AccountForm>
  );
}

function useAboutFields(): EditSection {
  const { t } = useTranslation('staffSent');
  return {
    title: t('compose.what'),
    fields: [
      { kind: 'name', name: 'name', label: t('compose.name'), hint: t('compose.nameHint') },
      {
        kind: 'choice',
        name: 'kind',
        label: t('compose.kind'),
        hint: t('compose.kindHint'),
        empty: t('compose.kindEmpty'),
        choices: messageKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
    ],
  };
}
