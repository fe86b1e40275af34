import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { HelpPanel } from '../HelpPanel/HelpPanel';
import { FormPage } from '../FormPage/FormPage';

type Props = Omit<ComponentProps<typeof FormPage>, 'asideLabel' | 'aside'>;

/** `FormPage` with the help contacts in the side column. */
export async function HelpedFormPage(props: Props) {
  const { locale, route } = props;
  const t = await getTranslations({ locale, namespace: 'contact' });
  return (
    <FormPage
      {...props}
      asideLabel={t('aside')}
      aside={<HelpPanel locale={locale} route={route} />}
    />
  );
}
