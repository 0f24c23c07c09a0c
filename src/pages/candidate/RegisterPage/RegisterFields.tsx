import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { IdentityField } from './IdentityField.tsx';
import { MediaField } from './MediaField.tsx';
import { PersonFields } from './PersonFields.tsx';
import type { RegisterActor } from './registerActor.ts';
import { registerSections, sectionStandings } from './registerSections.ts';

const parts = { you: PersonFields, entry: MediaField, identity: IdentityField, consent: ConsentFields };

export function RegisterFields({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const standings = sectionStandings(snapshot.context);
  return registerSections.map((section) => {
    const { state, errors } = standings[section];
    const Part = parts[section];
    return (
      <FormSection
        key={section}
        title={t(`register.section.${section}`)}
        state={state}
        errors={errors > 0 ? t('register.errors', { count: errors }) : undefined}
      >
        <Part snapshot={snapshot} send={send} />
      </FormSection>
    );
  });
}
