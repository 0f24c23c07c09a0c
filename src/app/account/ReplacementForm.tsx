import { Replacement, type ReplacementProps } from '../../pages/candidate/SubmitPage/Replacement.tsx';
import { replaceFlow } from '../flows/replace.ts';

/** The replacement form with its real effects. */
export default function ReplacementForm(props: Omit<ReplacementProps, 'replace'>) {
  return <Replacement {...props} replace={replaceFlow} />;
}
