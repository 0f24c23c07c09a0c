import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSection } from './FormSection.tsx';

const meta = {
  title: 'Forms/FormSection',
  component: FormSection,
  args: { title: 'البيانات الشخصية', state: 'todo', children: <p>الحقول</p> },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <div>
      <FormSection title="البيانات الشخصية" state="invalid" errors="خطآن">
        <p>الحقول</p>
      </FormSection>
      <FormSection title="المشاركة" state="ready">
        <p>الملف</p>
      </FormSection>
      <FormSection title="الهوية" state="todo">
        <p>الملف</p>
      </FormSection>
    </div>
  ),
};
export const LongText: Story = {
  args: {
    title: 'Everything about yourself that the organisers and the jury must know',
    state: 'invalid',
    errors: '12 errors',
  },
  globals: { viewport: { value: 'phone' } },
};
export const MixedBidi: Story = { args: { title: 'المشاركة (MP4 أو MOV)', state: 'ready' } };
