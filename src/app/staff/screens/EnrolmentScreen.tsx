import { EnrolmentPage, type EnrolmentPageProps } from '../../../pages/staff/EnrolmentPage/EnrolmentPage.tsx';
import { enrolmentFlows } from '../enrolmentFlow.ts';

export default function EnrolmentScreen({ kind }: Pick<EnrolmentPageProps, 'kind'>) {
  return <EnrolmentPage enrolment={enrolmentFlows[kind]} kind={kind} />;
}
