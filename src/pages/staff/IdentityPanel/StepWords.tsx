import * as Dialog from '@radix-ui/react-dialog';
import * as notice from '../../../components/NoticeDialog/NoticeDialog.css.ts';

/** What a step of a look is about. */
export const StepWords = ({ title, text }: { title: string; text?: string }) => (
  <div className={notice.words}>
    <Dialog.Title className={notice.title}>{title}</Dialog.Title>
    {text !== undefined && <p className={notice.message}>{text}</p>}
  </div>
);
