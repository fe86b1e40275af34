import type { FormDefinition } from '@ports-authority/e-services-contract';
import { getMessages } from 'next-intl/server';
import type { ComponentProps, ComponentType } from 'react';
import { getSubmissionFormLabels } from '@/components/forms/labels/getSubmissionFormLabels';
import type { FormTexts } from '@/lib/i18n/text-at';
import type { PersonalForm } from '@/lib/privacy/retention';
import type messages from '@/messages/ar.json';
import type { DefinedFormProps } from './DefinedForm';
import { HelpPanel } from '../layout/HelpPanel/HelpPanel';
import { FormPage } from '../layout/FormPage/FormPage';

type Messages = typeof messages;
type FormNamespace = {
  [Name in keyof Messages]: Messages[Name] extends FormTexts ? Name : never;
}[keyof Messages];

interface Props extends Omit<ComponentProps<typeof FormPage>, 'children' | 'asideLabel' | 'aside'> {
  readonly form: FormDefinition & { readonly operation: PersonalForm };
  readonly namespace: FormNamespace;
  readonly action: DefinedFormProps['action'];
  /** `DefinedForm` or `UploadForm`: a page loads the scripts of its own alone. */
  readonly Form: ComponentType<DefinedFormProps>;
}

/** A page with a form from its definition, and the help contacts in the side column. */
export async function DefinedFormPage({ form, namespace, action, Form, ...page }: Props) {
  const { locale, route } = page;
  const [labels, texts] = await Promise.all([
    getSubmissionFormLabels(locale, form.operation),
    getMessages({ locale }),
  ]);
  return (
    <FormPage
      {...page}
      asideLabel={texts.contact.aside}
      aside={<HelpPanel locale={locale} route={route} />}
    >
      <Form
        form={form}
        labels={labels}
        namespace={namespace}
        texts={texts[namespace]}
        action={action}
      />
    </FormPage>
  );
}
